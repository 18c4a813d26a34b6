import { expect, test } from "../fixtures.ts";
import { createProblems, watch } from "../lib/problems.ts";

test("watch: policy violation, console error, exception, foreign request → all found", async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const { allow, unexpected, report } = createProblems();
  await watch(context, report);
  const page = await context.newPage();
  await page.goto(`${baseURL}/favicon.svg`);
  expect(unexpected()).toEqual([]);
  await page.goto(`${baseURL}/admin`);
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  allow(/status of 401/);
  expect(unexpected()).toEqual([]);

  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" }));
    console.error("said on purpose");
    const image = document.createElement("img");
    image.src = "http://localhost:9/away.png";
    setTimeout(() => {
      throw new Error("thrown on purpose");
    });
  });
  await expect
    .poll(() => unexpected().join("\n"))
    .toMatch(
      /^(?=[^]*policy: style-src)(?=[^]*policy: img-src)(?=[^]*said on purpose)(?=[^]*uncaught: .*thrown on purpose)/,
    );
  await page.goto("http://localhost:9/").catch(() => undefined);
  expect(unexpected()).toContain("left this machine: http://localhost:9/");
  await context.close();
});
