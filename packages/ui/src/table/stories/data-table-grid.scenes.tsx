import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SampleTable } from "./sample-table.tsx";
import { columns } from "./sample-transfers.tsx";
import { cellAt, rowAt } from "../grid/story-grid.ts";

const withText = columns.map((column) => ({
  ...column,
  copyable: column.id === "name",
  text: column.text ?? ((row: Record<string, string>) => row[column.id] ?? ""),
})) as unknown as typeof columns;

/** Mocks the clipboard and records copied texts. */
const watchClipboard = () => {
  const copied = fn();
  const write = (text: string) => {
    copied(text);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: write } });
  return copied;
};

const meta = {
  component: SampleTable,
  args: { total: 2431, onReport: fn(), columns: withText },
  decorators: [
    (Story) => (
      <div className="h-[480px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys move between a row and its cells; Shift extends a range that is copied as tab-separated text. */
export const Cells: Story = {
  play: async ({ canvasElement, args }) => {
    const copied = watchClipboard();
    rowAt(canvasElement, 0).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    await expect(cellAt(canvasElement, 1, "name")).toHaveFocus();
    await userEvent.keyboard("{Control>}c{/Control}");
    await waitFor(() => expect(copied).toHaveBeenLastCalledWith(cellAt(canvasElement, 1, "name").textContent));
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Copied"));
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowDown}{/Shift}");
    await expect(canvasElement.querySelectorAll("[data-in-range]")).toHaveLength(4);
    await userEvent.keyboard("{Control>}c{/Control}");
    const lines = [1, 2].map((row) =>
      ["name", "bank"].map((column) => cellAt(canvasElement, row, column).textContent).join("\t"),
    );
    await waitFor(() => expect(copied).toHaveBeenLastCalledWith(lines.join("\n")));
    await userEvent.keyboard("{Escape}");
    await expect(canvasElement.querySelectorAll("[data-in-range]")).toHaveLength(0);
    await userEvent.keyboard("{End}");
    await expect(cellAt(canvasElement, 2, "created")).toHaveFocus();
    await userEvent.keyboard("{Home} ");
    await expect(rowAt(canvasElement, 2)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect(args.onReport).toHaveBeenLastCalledWith("open", "t3");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(rowAt(canvasElement, 2)).toHaveFocus();
    await expect(canvasElement.querySelectorAll("tbody :is(td, th)[tabindex]")).toHaveLength(0);
  },
};

/** A copy button follows the pointer over copyable cells. */
export const CopyCell: Story = {
  play: async ({ canvasElement, args }) => {
    const copied = watchClipboard();
    // The table adds its pointer listeners in an effect after the first paint, and a script may be faster.
    const copy = await waitFor(async () => {
      await userEvent.hover(cellAt(canvasElement, 2, "name"));
      return within(canvasElement).getByRole("button", { name: "Copy" });
    });
    await userEvent.click(copy);
    await waitFor(() => expect(copied).toHaveBeenCalledWith(cellAt(canvasElement, 2, "name").textContent));
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Copied" })).toBeVisible());
    await expect(args.onReport).not.toHaveBeenCalledWith("open", expect.anything());
    await userEvent.hover(cellAt(canvasElement, 2, "bank"));
    await waitFor(() => expect(canvasElement.querySelector("[data-slot=cell-copy]")).toBeNull());
  },
};
