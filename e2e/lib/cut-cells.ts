import type { Page } from "@playwright/test";
import { MOST } from "../../packages/ui/src/table/columns/text-widths.ts";
import { SHOWN } from "./shown.ts";

/** Cells whose text must be whole: headers, identity, numbers and dates, states. */
const WHOLE = "[data-slot=header-cell], tbody th, tbody [data-align=end], tbody td:has(> [data-slot=badge]:only-child)";

/**
 * Cells of the lists on the page whose text is cut though it must be whole, as "list, column: text". A text of the column
 * that identifies the rows may be cut once the column has its maximum width, and it and a header in a small table without
 * column menu, which cannot drop another column for it (today's leaders on the dashboard).
 */
export const cutCells = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ([whole, shown, most]) => {
      // Columns are fitted by the observer of the frame, after the layout and before the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const isCut = (it: Element) =>
        it.clientWidth > 1 && it.scrollWidth > it.clientWidth && getComputedStyle(it).overflowX !== "visible";
      return Array.from(document.querySelectorAll(`${shown} [data-slot=data-table] table`)).flatMap((table) =>
        Array.from(table.querySelectorAll(whole))
          .filter((cell) => [cell, ...cell.querySelectorAll("*")].some(isCut))
          .filter(
            (cell) =>
              cell.localName !== "th" ||
              (cell.getBoundingClientRect().width < most &&
                cell.closest("[data-slot=data-table]:has(> [data-slot=table-toolbar])")),
          )
          .map(
            (cell) =>
              `${table.getAttribute("aria-label")}, ${cell.getAttribute("data-column")}: ${cell.textContent.slice(0, 80)}`,
          ),
      );
    },
    [WHOLE, SHOWN, MOST.identity] as const,
  );
