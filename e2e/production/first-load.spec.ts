import { expect, signIn, test } from "../fixtures.ts";

test("first load: the session is requested with the page's files, and each read is sent once", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const { script, reads } = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return {
      script: entries.find((it) => it.initiatorType === "script")!.responseEnd,
      reads: entries
        .filter((it) => it.name.includes("/api/"))
        .map((it) => ({ path: new URL(it.name).pathname, start: it.startTime })),
    };
  });
  const session = reads.filter(({ path }) => /^\/api\/(?:auth\/me|users\/me\/check)$/.test(path));
  expect(session.map(({ path }) => path).toSorted()).toEqual(["/api/auth/me", "/api/users/me/check"]);
  for (const { path, start } of session) expect(start, path).toBeLessThan(script);
});

test("sign-in page: no session is requested", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/admin?returnTo=%2Fplayers");
  await expect(
    page
      .getByRole("link", { name: /sign in/i })
      .or(page.getByRole("button", { name: /sign in/i }))
      .first(),
  ).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
});
