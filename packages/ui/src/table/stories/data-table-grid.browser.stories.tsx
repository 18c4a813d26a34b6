import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { cellAt, rowAt } from "../grid/story-grid.ts";
import meta from "./data-table-grid.scenes.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Tables/Data table/Grid",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

/** A focused cell scrolls clear of the sticky cells. */
export const CellsWhileScrolled: Story = {
  args: { bare: true },
  decorators: [(Story) => <div className="h-full w-100 max-w-full">{<Story />}</div>],
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector<HTMLElement>("[data-slot=table-scroller]")!;
    // The frame is measured with the first animation frame; a user cannot press a key earlier, but a script can.
    await waitFor(() => expect(Number.parseFloat(scroller.style.getPropertyValue("--frame"))).toBeLessThanOrEqual(400));
    rowAt(canvasElement, 0).focus();
    await userEvent.keyboard("{ArrowRight}{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    const cell = cellAt(canvasElement, 0, "bank");
    await expect(cell).toHaveFocus();
    const sticky = cellAt(canvasElement, 0, "reference").getBoundingClientRect();
    await expect(cell.getBoundingClientRect().left).toBeGreaterThanOrEqual(sticky.right - 1);
  },
};
