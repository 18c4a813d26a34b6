import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { rowAt } from "../grid/story-grid.ts";
import meta from "./data-table-fit.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** ↓ in the search input moves to the rows, skipping filters and column headers. */
export const FromSearchToRows: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("searchbox"));
    await userEvent.keyboard("{ArrowDown}");
    await expect(rowAt(canvasElement, 0)).toHaveFocus();
  },
};
