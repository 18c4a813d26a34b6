import { expect, type Page } from "@playwright/test";
import { SHOWN } from "./shown.ts";

/** Selectors of figures: numeric cells, totals, cards. */
const FIGURES = ["tbody [data-align=end]", "[data-slot=totals] td", "[data-slot=stat-card]", "[data-slot=money]", "dd"]
  .map((it) => `${SHOWN} ${it}`)
  .join(", ");

/** Truncated figures of the page, and sorted columns that are out of view. */
const cutFigures = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([figures, shown]) => {
      const isCut = (it: Element) =>
        // Text for screen readers only is one pixel wide.
        it.clientWidth > 1 &&
        it.scrollWidth > it.clientWidth &&
        getComputedStyle(it).overflowX !== "visible" &&
        getComputedStyle(it).overflowX !== "auto" &&
        /\d/.test(it.textContent);
      const cut = Array.from(document.querySelectorAll(figures)).flatMap((figure) =>
        [figure, ...figure.querySelectorAll("*")].filter(isCut).map((it) => it.textContent.slice(0, 80)),
      );
      // A table inside a section does not scroll horizontally if there is room for it.
      const bare = Array.from(document.querySelectorAll(`${shown} section [data-slot=table-scroller]`))
        .filter((it) => innerWidth >= 1280 && it.scrollWidth > it.clientWidth + 1)
        .map((it) => `table of ${it.clientWidth} px that is ${it.scrollWidth} px wide`);
      const sorted = Array.from(document.querySelectorAll(`${shown} th[aria-sort]:not([aria-sort=none])`))
        .filter((it) => {
          const frame = it.closest("[data-slot=table-scroller]")?.getBoundingClientRect();
          const { left, right } = it.getBoundingClientRect();
          return innerWidth >= 1280 && frame && (left < frame.left - 1 || right > frame.right + 1);
        })
        .map((it) => `column that the list is sorted by: ${it.textContent}`);
      return [...new Set([...cut, ...bare, ...sorted])];
    },
    [FIGURES, SHOWN] as const,
  );

/** Expects each figure of the page to be fully visible, and the sorted column of a list to be in view. */
export const expectWholeNumbers = async (page: Page): Promise<void> => {
  const what = `figures of ${page.url()} that are cut at ${page.viewportSize()?.width} px`;
  await expect.soft.poll(() => cutFigures(page), { message: what, timeout: 15_000 }).toEqual([]);
};
