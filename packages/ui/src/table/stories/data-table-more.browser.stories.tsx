import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { rowAt } from "../grid/story-grid.ts";
import meta, * as looks from "./data-table-more.stories.tsx";
import { TOTALS, details } from "./story-data-table-more.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Tables/Data table/More",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

/** Totals stay under the rows while they scroll. */
export const TotalsRow: Story = {
  ...looks.TotalsRow,
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    const totals = canvasElement.querySelector("[data-slot=totals]") as HTMLElement;
    const bottom = () => Math.round(totals.getBoundingClientRect().bottom);
    const before = bottom();
    await expect(Math.abs(before - scroller.getBoundingClientRect().bottom)).toBeLessThanOrEqual(2);
    scroller.scrollTop = 300;
    await expect(bottom()).toBe(before);
    await expect(within(totals).getByText("Total")).toBeVisible();
    // A sum wider than its column stands in two lines: none of it is cut.
    for (const cell of totals.querySelectorAll("td"))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

/** The bar of selected rows stands below the totals: no row is seen between the two, nor hidden behind them at the end. */
export const TotalsAndSelection: Story = {
  args: TOTALS,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(rowAt(canvasElement, 0)).getByRole("checkbox"));
    const bar = await within(canvasElement).findByRole("toolbar", { name: "Selected rows" });
    const edges = (slot: string) => canvasElement.querySelector(`[data-slot=${slot}]`)!.getBoundingClientRect();
    await expect(edges("totals").bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    const { bottom, left } = scroller.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, (edges("totals").bottom + bottom) / 2)).toBe(scroller);
    scroller.scrollTop = scroller.scrollHeight;
    const last = [...canvasElement.querySelectorAll("[data-slot=table-row]")].at(-1)!;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(edges("totals").top + 1);
    // Half under the header, a checkbox would be too small a target.
    scroller.scrollTop = 0;
  },
};

/** Also among thousands of rows, where each opens to the same height. */
export const OpeningInPlaceAmongMany: Story = {
  args: { ...details, total: 5000, limit: 5000 },
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    rowAt(canvasElement, 1).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(scroller.scrollHeight).toBe(5001 * 32 + 241));
    scroller.scrollTop = 80_000;
    await waitFor(() => expect(rowAt(canvasElement, 2500)).not.toBeNull());
    await expect(scroller.scrollHeight).toBe(5001 * 32 + 241);
  },
};
