import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** Rows are alike: of each table the first three are looked at. */
const CONTEXT = { exclude: ["tr[data-row-id]:nth-child(n+4)"] };

/** Runs in the page: what keeps somebody out, in words. */
const run = async ([context, without]: [typeof CONTEXT, readonly string[]]): Promise<string[]> => {
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  // Only what is wrong is described: twice as fast.
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, {
    rules,
    resultTypes: ["violations"],
  });
  return violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(" ")).join(", ")}`);
};

/** Holds that nothing on the page keeps anybody out, by the rules of axe but those `without`. */
export const expectAccessible = async (
  page: Page,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<void> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(run, [CONTEXT, without] as [typeof CONTEXT, readonly string[]]);
  expect.soft(found, `axe at ${page.url()}, ${page.viewportSize()?.width} px`).toEqual([]);
};
