import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { rowAt } from "../grid/story-grid.ts";
import meta, * as looks from "./data-table-more.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** All rows of the query are selected, on all pages; single rows are deselected. */
export const SelectAllMatching: Story = {
  ...looks.SelectAllMatching,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows on this page" }));
    await userEvent.click(canvas.getByRole("button", { name: "Select all 2,431" }));
    await expect(args.onReport).toHaveBeenLastCalledWith("all", "all but none");
    await expect(canvas.getByText("All 2,431 selected")).toBeVisible();
    await userEvent.click(within(rowAt(canvasElement, 1)).getByRole("checkbox"));
    await expect(args.onReport).toHaveBeenLastCalledWith("all", "all but t2");
    await expect(canvas.getByText("2,430 of 2,431 selected")).toBeVisible();
    await expect(rowAt(canvasElement, 1)).toHaveAttribute("aria-selected", "false");
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(rowAt(canvasElement, 0)).toHaveAttribute("aria-selected", "true"));
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(canvas.queryByRole("toolbar")).toBeNull();
  },
};

/** Rows are expanded by their arrow button or the arrow keys. */
export const OpeningInPlace: Story = {
  ...looks.OpeningInPlace,
  play: async ({ canvasElement, args }) => {
    const opened = () => canvasElement.querySelectorAll("[data-slot=row-details]");
    const toggle = within(rowAt(canvasElement, 1)).getByRole("button", { name: /^Details of/ });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(opened()).toHaveLength(1);
    await expect(args.onReport).not.toHaveBeenCalledWith("open", expect.anything());
    rowAt(canvasElement, 0).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(opened()).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    await expect(opened()).toHaveLength(1);
    await expect(rowAt(canvasElement, 1)).toHaveFocus();
  },
};
