import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { rowAt } from "./grid/story-grid.ts";
import { moneyCell } from "./cells/money-cell.tsx";
import { textCell } from "./cells/text-cell.tsx";
import { DataTable } from "./data-table.tsx";
import meta from "./data-table.stories.tsx";
import type { Column } from "./types.ts";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Tables/Data table/Rows",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

type Fee = { player: string; amount: string };

const FEES: readonly Fee[] = [
  { player: "velvetotter12", amount: "1.50" },
  { player: "sunnyriver7", amount: "2.25" },
];
const FEE_COLUMNS: readonly Column<Fee>[] = [
  { id: "player", header: "Player", ...textCell<Fee>(({ player }) => player) },
  { id: "amount", header: "Fee", width: 140, ...moneyCell<Fee>(({ amount }) => ({ amount, currency: "EUR" })) },
];

/** The currency of all amounts stands in the header, and not in the rows. */
export const CurrencyInTheHeader: Story = {
  render: () => (
    <DataTable
      label="Fees"
      rows={FEES}
      columns={FEE_COLUMNS}
      rowId={({ player }) => player}
      state={{ status: "ready" }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Fee, EUR" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "1.50" }).innerText).toBe("1.50");
    await expect(getComputedStyle(canvas.getByRole("rowheader", { name: "sunnyriver7" })).fontWeight).toBe("600");
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

export const OpeningByClick: Story = {
  play: async ({ canvasElement, args }) => {
    const cell = rowAt(canvasElement, 2).querySelector<HTMLElement>("[data-column=name]") as HTMLElement;
    await userEvent.click(cell);
    await expect(args.onReport).toHaveBeenCalledWith("open", "t3");
    await userEvent.click(within(rowAt(canvasElement, 3)).getByRole("button", { name: /^View/ }));
    await expect(args.onReport).toHaveBeenLastCalledWith("view", "t4");
    window.getSelection()?.selectAllChildren(cell);
    cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect(args.onReport).toHaveBeenLastCalledWith("view", "t4");
    window.getSelection()?.removeAllRanges();
  },
};

export const RowMenu: Story = {
  play: async ({ canvasElement, args }) => {
    const more = within(rowAt(canvasElement, 1)).getByRole("button", { name: /^More actions/ });
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
