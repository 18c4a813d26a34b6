import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures.ts";
import { createProblems } from "../lib/problems.ts";

const LIST = "/withdraw/bank-list";

/** State that earlier tests may leave behind. */
const stateOf = async (page: Page) => {
  await page.goto("/admin");
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  const inPage = await page.evaluate(() => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    entries: history.length,
    width: innerWidth,
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    still: matchMedia("(prefers-reduced-motion)").matches,
    print: matchMedia("print").matches,
    script: "left" in globalThis,
  }));
  return { ...inPage, cookies: await page.context().cookies() };
};

test("kept page: given back → like a new page", async ({ kept, ownPage, problems }) => {
  const page = await kept.take(problems);
  await page.addInitScript(() => Object.assign(globalThis, { left: true }));
  await signIn(page, "SUPER_ADMIN", LIST);
  await page.evaluate(() => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "no-preference" });
  await page.route("**/favicon.svg", (route) => route.abort());
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await kept.giveBack();

  const again = await kept.take(problems);
  expect(again).toBe(page);
  const before = requests.length;
  expect(await stateOf(again)).toEqual(await stateOf(ownPage));
  expect(requests).toHaveLength(before);
  await kept.giveBack();
});

test("kept page: not given back → next test gets a new page", async ({ kept, problems }) => {
  const page = await kept.take(problems);
  const next = await kept.take(problems);
  expect(page.isClosed()).toBe(true);
  await signIn(next, "SUPER_ADMIN", LIST);
});

test("kept page: problem of a test → found in that test only", async ({ kept, baseURL, problems }) => {
  const page = await kept.take(problems);
  await page.goto(`${baseURL}/admin`);
  await page.evaluate(() => console.error("said on purpose"));
  await expect.poll(problems.unexpected).toEqual([expect.stringContaining("said on purpose")]);
  await kept.giveBack();

  const later = createProblems();
  await kept.take(later);
  await page.goto(`${baseURL}/admin`);
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  expect(later.unexpected()).toEqual([]);
  problems.allow(/said on purpose/);
});

test("kept page: clock or permissions changed → refused", async ({ page }) => {
  expect(() => page.clock).toThrow("takes ownPage");
  expect(() => page.context().grantPermissions([])).toThrow("takes ownPage");
});
