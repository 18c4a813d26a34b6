import type { StoryObj } from "@storybook/react-vite";
import { Ban, Eye } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { rowAt } from "./grid/story-grid.ts";
import meta from "./data-table.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Sorting: Story = {
  play: async ({ canvasElement, args }) => {
    const header = within(canvasElement).getByRole("columnheader", { name: "Amount" });
    const button = within(header).getByRole("button");
    await expect(header).toHaveAttribute("aria-sort", "none");
    await userEvent.click(button);
    await expect(args.onReport).toHaveBeenLastCalledWith("sort", "amount asc");
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(button);
    await expect(args.onReport).toHaveBeenLastCalledWith("sort", "amount desc");
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(button);
    await expect(args.onReport).toHaveBeenLastCalledWith("sort", "none");
  },
};

export const Selecting: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = (index: number) => within(rowAt(canvasElement, index)).getByRole("checkbox");
    const all = canvas.getByRole("checkbox", { name: "Select all rows on this page" });
    const user = userEvent.setup();
    await user.click(box(1));
    await user.keyboard("{Shift>}");
    await user.click(box(4));
    await user.keyboard("{/Shift}");
    await expect(canvas.getByText("4 selected")).toBeVisible();
    await expect((all as HTMLInputElement).indeterminate).toBe(true);
    await expect(args.onReport).not.toHaveBeenCalledWith("open", expect.anything());
    await user.click(all);
    await expect(canvas.getByText("50 selected")).toBeVisible();
    await expect(all).toBeChecked();
    await user.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(all).not.toBeChecked();
    await expect(canvas.getByText("50 selected")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(canvas.queryByText("50 selected")).toBeNull();
  },
};

/** The action buttons of all rows share one tooltip with the name and the disabled reason. */
export const RowHints: Story = {
  args: {
    actions: [
      { id: "view", label: "View", icon: Eye, primary: true, onSelect: fn() },
      { id: "ban", label: "Ban", icon: Ban, primary: true, onSelect: fn(), reason: () => "It is settled already." },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const row = within(rowAt(canvasElement, 1));
    await userEvent.hover(row.getByRole("button", { name: /^View/ }));
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("View"));
    const banned = row.getByRole("button", { name: /^Ban/ });
    await expect(banned).toHaveAccessibleDescription("It is settled already.");
    await userEvent.click(banned);
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("BanIt is settled already."));
    await expect(args.onReport).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};
