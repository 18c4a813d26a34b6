import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

type Looking = {
  /** Axe rules to skip. */
  without?: readonly string[];
  /** Runs only these axe rules, minus those in `without`. */
  only?: readonly string[];
  /** Selector of elements outside the page. They are removed from the document during the check. */
  away?: string;
};

/** Rows are alike, so only the first three rows of each table are checked. */
const CONTEXT = { exclude: ["tr[data-row-id]:nth-child(n+4)"] };

/** Runs in the page. Returns the accessibility violations as text. */
const run = async ([context, without, only, away]: [typeof CONTEXT, readonly string[], string[], string]): Promise<
  string[]
> => {
  const putBack = [...(away ? document.querySelectorAll(away) : [])].map((it) => {
    const place = document.createComment("");
    it.replaceWith(place);
    return () => place.replaceWith(it);
  });
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  // Reporting violations only is twice as fast.
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(context, {
    rules,
    ...(only.length > 0 && { runOnly: only }),
    resultTypes: ["violations"],
  });
  for (const it of putBack) it();
  return violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(" ")).join(", ")}`);
};

/** Expects no accessibility violations on the page, by the rules of axe. */
export const expectAccessible = async (
  page: Page,
  { without = [], only = [], away = "" }: Looking = {},
): Promise<void> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(run, [CONTEXT, without, only, away] as Parameters<typeof run>[0]);
  expect.soft(violations, `axe at ${page.url()}, ${page.viewportSize()?.width} px`).toEqual([]);
};
