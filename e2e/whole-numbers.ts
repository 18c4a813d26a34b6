import { expect, type Page } from "@playwright/test";
import { SHOWN } from "./shown.ts";

/** Where figures stand: cells of numbers, totals, cards. */
const FIGURES = ["td[data-align=end]", "[data-slot=totals] td", "[data-slot=stat-card]", "[data-slot=money]", "dd"]
  .map((it) => `${SHOWN} ${it}`)
  .join(", ");

/** Figures of the page that are cut off, and the columns that lists are sorted by and that are out of sight. */
const cutFigures = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([figures, shown]) => {
      const isCut = (it: Element) =>
        // What only a screen reader reads is a pixel wide.
        it.clientWidth > 1 &&
        it.scrollWidth > it.clientWidth &&
        getComputedStyle(it).overflowX !== "visible" &&
        getComputedStyle(it).overflowX !== "auto" &&
        /\d/.test(it.textContent);
      const cut = Array.from(document.querySelectorAll(figures)).flatMap((figure) =>
        [figure, ...figure.querySelectorAll("*")].filter(isCut).map((it) => it.textContent.slice(0, 80)),
      );
      // A table that is no list of its own does not scroll sideways where there is room for it.
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

/** Holds that every figure of the page can be read whole, and that the column a list is sorted by is in sight. */
export const expectWholeNumbers = async (page: Page): Promise<void> => {
  const what = `figures of ${page.url()} that are cut at ${page.viewportSize()?.width} px`;
  await expect.soft.poll(() => cutFigures(page), { message: what, timeout: 15_000 }).toEqual([]);
};
