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

/** Totals are the first row, and stay below the header while the rows scroll. */
export const TotalsRow: Story = {
  ...looks.TotalsRow,
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    const totals = canvasElement.querySelector("[data-slot=totals]") as HTMLElement;
    const head = canvasElement.querySelector("thead") as HTMLElement;
    const top = () => Math.round(totals.getBoundingClientRect().top);
    const before = top();
    await expect(before).toBe(Math.round(head.getBoundingClientRect().bottom));
    await expect(rowAt(canvasElement, 0).getBoundingClientRect().top).toBeCloseTo(
      totals.getBoundingClientRect().bottom,
      0,
    );
    scroller.scrollTop = 300;
    await expect(top()).toBe(before);
    await expect(within(totals).getByText("Total")).toBeVisible();
    // A total wider than its column wraps to two lines and is not truncated.
    for (const cell of totals.querySelectorAll("td"))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

/** In a wide table the bar of a selection stands in the pager: it covers no row and moves none. */
export const SelectionInThePager: Story = {
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    const { bottom } = scroller.getBoundingClientRect();
    await userEvent.click(within(rowAt(canvasElement, 0)).getByRole("checkbox"));
    const bar = await within(canvasElement).findByRole("toolbar", { name: "Selected rows" });
    await expect(bar.closest("[data-slot=pagination]")).not.toBeNull();
    await expect(bar.closest("nav")).toBeNull();
    await expect(scroller.getBoundingClientRect().bottom).toBe(bottom);
  },
};

/**
 * In a table whose pager has no room for it, the bulk bar is over the last rows, which can be scrolled clear of it, and a
 * row that gets the focus clear of the totals.
 */
export const TotalsAndSelection: Story = {
  args: TOTALS,
  decorators: [
    (Story) => (
      <div className="h-[480px] max-w-[900px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(rowAt(canvasElement, 0)).getByRole("checkbox"));
    const bar = await within(canvasElement).findByRole("toolbar", { name: "Selected rows" });
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    scroller.scrollTop = scroller.scrollHeight;
    const last = [...canvasElement.querySelectorAll("[data-slot=table-row]")].at(-1)!;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top + 1);
    // A check box half under the header would be too small a target.
    scroller.scrollTop = 0;
  },
};

/** Expanding among thousands of rows, all with the same expanded height. */
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
