import { readFile, readdir } from "node:fs/promises";
import { SourceMap } from "node:module";
import type { Page } from "@playwright/test";
import { ROOT } from "../../scripts/lib/root.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { go } from "../lib/go.ts";

const DIST = `${ROOT}packages/console/dist/`;

/** Collects the names of requested code files, in order. */
const codeOf = (page: Page) => {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
};

test("build: files above 4 KB → start with the compile hint", async () => {
  const files = (await readdir(`${DIST}assets`)).filter((it) => it.endsWith(".js"));
  const texts = await Promise.all(files.map((it) => readFile(`${DIST}assets/${it}`, "utf8")));
  const large = texts.filter((it) => it.length > 4096);
  expect(large.length).toBeGreaterThan(50);
  expect(large.filter((it) => !it.startsWith("//# allFunctionsCalledOnLoad\n"))).toEqual([]);
});

test("first load: fonts are loaded while the session is requested", async ({ page, mock }) => {
  await mock({ faults: [{ operation: "getSession", fault: "timeout" }] });
  await page.goto("/api/auth/login?as=ADMIN&returnTo=/withdraw/bank-list");
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter((it) => it.status === "loaded").map((it) => it.family.replaceAll('"', "")),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(["Inter Variable", "JetBrains Mono Variable"]));
  await expect(page.locator("[data-slot=full-screen-loader]")).toBeVisible();
});

test("build: position in a compiled file → maps to its source", async () => {
  const file = (await readdir(`${DIST}assets`)).find((it) => /^index-.*\.js$/.test(it));
  const lines = (await readFile(`${DIST}assets/${file}`, "utf8")).split("\n");
  const line = lines.findIndex((it) => it.includes("The console could not start"));
  const column = lines[line]?.indexOf("The console could not start") ?? -1;
  const map = new SourceMap(JSON.parse(await readFile(`${DIST}assets/${file}.map`, "utf8")));
  const entry = map.findEntry(line, column);
  expect("originalSource" in entry && entry.originalSource).toMatch(/session-gate\.tsx$/);
});

test("panel code: loaded after the list, not after leaving the page", async ({ page }) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const code = codeOf(page);
  const requested = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route("**/withdraw/bank-accounts/list", async (route) => {
    requested.resolve();
    await answer.promise;
    await route.continue();
  });
  await go(page, "/withdraw/bank-accounts");
  await page.mouse.move(300, 300);
  await requested.promise;
  await expect.poll(() => code).toContain("bank-accounts.pages");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(code).not.toContain("bank-accounts.panels");

  answer.resolve();
  await expect.poll(() => code).toContain("bank-accounts.panels");
  expect(code).not.toContain("bank-list.panels");
});
