import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

type Looking = {
  /** Rules of axe that are left out. */
  without?: readonly string[];
  /** Of the rules of axe only these, none of those above. */
  only?: readonly string[];
  /** What does not belong to the page: it is taken out of the document meanwhile. */
  away?: string;
};

/** Rows are alike: of each table the first three are looked at. */
const CONTEXT = { exclude: ["tr[data-row-id]:nth-child(n+4)"] };

/** Runs in the page: what keeps somebody out, in words. */
const run = async ([context, without, only, away]: [typeof CONTEXT, readonly string[], string[], string]): Promise<
  string[]
> => {
  const putBack = [...(away ? document.querySelectorAll(away) : [])].map((it) => {
    const place = document.createComment("");
    it.replaceWith(place);
    return () => place.replaceWith(it);
  });
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  // Only what is wrong is described: twice as fast.
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, {
    rules,
    ...(only.length > 0 && { runOnly: only }),
    resultTypes: ["violations"],
  });
  for (const it of putBack) it();
  return violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(" ")).join(", ")}`);
};

/** Holds that nothing on the page keeps anybody out, by the rules of axe. */
export const expectAccessible = async (
  page: Page,
  { without = [], only = [], away = "" }: Looking = {},
): Promise<void> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(run, [CONTEXT, without, only, away] as Parameters<typeof run>[0]);
  expect.soft(found, `axe at ${page.url()}, ${page.viewportSize()?.width} px`).toEqual([]);
};
