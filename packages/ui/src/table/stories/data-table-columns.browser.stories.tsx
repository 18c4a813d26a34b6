import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import meta, * as looks from "./data-table-columns.stories.tsx";
import { headings, heading, stored } from "./story-data-table-columns.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Tables/Data table/Columns",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

const drag = async (from: HTMLElement, to: number) => {
  const { left, width, top } = from.getBoundingClientRect();
  const at = { pointerId: 1, button: 0, clientY: top + 8, bubbles: true };
  await fireEvent.pointerDown(from, { ...at, clientX: left + width / 2 });
  await fireEvent.pointerMove(window, { ...at, clientX: (left + to) / 2 });
  await fireEvent.pointerMove(window, { ...at, clientX: to });
};

/** Shift and an arrow key move the focused column, Alt and an arrow key resize it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    within(heading(canvasElement, "Bank")).getByRole("button").focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect(headings(canvasElement).slice(0, 4)).toEqual(["reference", "name", "status", "bank"]);
    await expect(within(heading(canvasElement, "Bank")).getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}");
    await expect(headings(canvasElement).slice(0, 3)).toEqual(["reference", "bank", "name"]);
    const before = heading(canvasElement, "Bank").offsetWidth;
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await expect(heading(canvasElement, "Bank").offsetWidth).toBe(before + 16);
    await expect(stored()).toMatchObject({ widths: { bank: before + 16 } });
  },
};

/** A column header is dragged to a new position; its handle resizes the column, Escape cancels. */
export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const target = heading(canvasElement, "Status").getBoundingClientRect();
    await drag(heading(canvasElement, "Name"), target.left + target.width / 2);
    await expect(heading(canvasElement, "Status")).toHaveAttribute("data-drop", "right");
    await fireEvent.pointerUp(window);
    await waitFor(() => expect(headings(canvasElement).slice(0, 4)).toEqual(["reference", "bank", "status", "name"]));
    await expect(canvasElement.querySelector("[data-drop],[data-dragged]")).toBeNull();

    const edge = () => heading(canvasElement, "Fee").querySelector<HTMLElement>("[data-part=resize]") as HTMLElement;
    const width = heading(canvasElement, "Fee").offsetWidth;
    const right = edge().getBoundingClientRect().right;
    await drag(edge(), right + 36);
    await expect(heading(canvasElement, "Fee").offsetWidth).toBe(width + 40);
    await fireEvent.keyDown(window, { key: "Escape" });
    await expect(heading(canvasElement, "Fee").offsetWidth).toBe(width);
    await drag(edge(), right + 36);
    await fireEvent.pointerUp(window);
    await waitFor(() => expect(stored()).toMatchObject({ widths: { fee: width + 40 } }));
    await userEvent.dblClick(edge());
    await waitFor(() => expect(heading(canvasElement, "Fee").offsetWidth).toBeLessThan(width + 40));
  },
};

/** A stored view is rendered immediately: order, widths, pins at both edges. */
export const Arranged: Story = {
  ...looks.Arranged,
  play: async ({ canvasElement }) => {
    await expect(headings(canvasElement)).toEqual(["reference", "status", "bank", "name", "amount", "fee", "created"]);
    await expect(heading(canvasElement, "Name").offsetWidth).toBe(260);
  },
};
