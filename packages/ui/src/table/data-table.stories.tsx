import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ban, Eye } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SampleTable } from "./sample-table.tsx";
import { rowAt } from "./story-grid.ts";

const meta = {
  title: "Tables/Data table/Rows",
  component: SampleTable,
  args: { total: 2431, onReport: fn() },
  decorators: [
    (Story) => (
      <div className="h-[560px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelectorAll("tr[tabindex='0']")).toHaveLength(1);
    rowAt(canvasElement, 0).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    await expect(rowAt(canvasElement, 1)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onReport).toHaveBeenLastCalledWith("open", "t2");
    await expect(rowAt(canvasElement, 1)).toHaveAttribute("aria-current", "true");
    await userEvent.keyboard("{End}");
    await expect(rowAt(canvasElement, 49)).toHaveFocus();
    await userEvent.keyboard("{PageUp}");
    const index = Number((document.activeElement as HTMLElement).dataset["index"]);
    await expect(index).toBeGreaterThan(20);
    await expect(index).toBeLessThan(48);
    await userEvent.keyboard("{Home} ");
    await expect(rowAt(canvasElement, 0)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Escape}");
    await expect(rowAt(canvasElement, 0)).toHaveAttribute("aria-selected", "false");
    await expect(rowAt(canvasElement, 0)).toHaveFocus();
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

export const SelectedAndActive: Story = {
  args: { initiallySelected: ["t2", "t3", "t6"], activeRowId: "t5" },
};

export const OpeningByClick: Story = {
  play: async ({ canvasElement, args }) => {
    const cell = rowAt(canvasElement, 2).querySelector<HTMLElement>("td[data-column=name]") as HTMLElement;
    await userEvent.click(cell);
    await expect(args.onReport).toHaveBeenCalledWith("open", "t3");
    await userEvent.click(within(rowAt(canvasElement, 3)).getByRole("button", { name: "View" }));
    await expect(args.onReport).toHaveBeenLastCalledWith("view", "t4");
    window.getSelection()?.selectAllChildren(cell);
    cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect(args.onReport).toHaveBeenLastCalledWith("view", "t4");
    window.getSelection()?.removeAllRanges();
  },
};

/** The buttons of all rows share one hint: a name, and why one cannot be used. */
export const RowHints: Story = {
  args: {
    actions: [
      { id: "view", label: "View", icon: Eye, primary: true, onSelect: fn() },
      { id: "ban", label: "Ban", icon: Ban, primary: true, onSelect: fn(), reason: () => "It is settled already." },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const row = within(rowAt(canvasElement, 1));
    await userEvent.hover(row.getByRole("button", { name: "View" }));
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("View");
    const banned = row.getByRole("button", { name: "Ban" });
    await expect(banned).toHaveAccessibleDescription("It is settled already.");
    await userEvent.click(banned);
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("BanIt is settled already."));
    await expect(args.onReport).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

export const RowMenu: Story = {
  play: async ({ canvasElement, args }) => {
    const more = within(rowAt(canvasElement, 1)).getByRole("button", { name: "More actions" });
    await userEvent.click(more);
    const menu = await screen.findByRole("menu", { name: "Row actions" });
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(Math.abs(menu.getBoundingClientRect().top - more.getBoundingClientRect().bottom)).toBeLessThan(16);
    await userEvent.click(within(menu).getByRole("menuitem", { name: "Copy reference" }));
    await expect(args.onReport).toHaveBeenLastCalledWith("copy", "t2");
    await expect(args.onReport).not.toHaveBeenCalledWith("open", expect.anything());
    await waitFor(() => expect(more).toHaveFocus());
    await expect(more).toHaveAttribute("aria-expanded", "false");
  },
};
