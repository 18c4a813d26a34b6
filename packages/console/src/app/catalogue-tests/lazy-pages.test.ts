import { expect, it } from "vitest";
import { modules } from "../modules.ts";

const pages = modules.flatMap((module) => module.pages);

it("lazy pages: each file has a component as its default export", async () => {
  const missing = await Promise.all(
    pages.map(async ({ path, page }) => (typeof (await page()).default === "function" ? undefined : path)),
  );
  expect(missing.filter(Boolean)).toEqual([]);
});
