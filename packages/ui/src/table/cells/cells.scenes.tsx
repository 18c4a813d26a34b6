import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { cellAt } from "../grid/story-grid.ts";
import { PLAIN } from "./stories/sample-players.ts";
import meta from "./cells.stories.tsx";
import { onReveal } from "./stories/story-cells.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** Copies the raw value, not the formatted text. */
export const CopiesTheRawValue: Story = {
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    canvasElement.querySelector<HTMLElement>("tr[data-index='0']")?.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(cellAt(canvasElement, 0, "balance")).toHaveFocus();
    await expect(cellAt(canvasElement, 0, "balance")).toHaveTextContent("12,450.50");
    await userEvent.keyboard("{Control>}c{/Control}");
    await waitFor(() => expect(write).toHaveBeenLastCalledWith("12450.50"));
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}c{/Control}");
    await waitFor(() => expect(write).toHaveBeenLastCalledWith("12450.50\t12.75%\t2026-11-20T21:14:05.000Z"));
  },
};

/** Tooltip of a date: relative time, time zone, and UTC. */
export const MomentHint: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(cellAt(canvasElement, 0, "seen").querySelector("time") as HTMLElement);
    const hint = await screen.findByRole("tooltip");
    await expect(hint).toHaveTextContent("Europe/Malta (GMT+01:00)");
    await expect(hint).toHaveTextContent("2026-11-20T21:14:05.000Z");
  },
};

/** Personal data is revealed one value at a time, and each reveal is reported. */
export const Reveal: Story = {
  play: async ({ canvasElement }) => {
    onReveal.mockClear();
    const phone = within(cellAt(canvasElement, 0, "phone"));
    await expect(phone.queryByText(PLAIN.phone)).toBeNull();
    await userEvent.click(phone.getByRole("button", { name: "Reveal" }));
    await expect(phone.getByText(PLAIN.phone)).toBeVisible();
    await expect(onReveal.mock.calls).toEqual([[PLAIN.uuid]]);
    await userEvent.click(phone.getByRole("button", { name: "Hide" }));
    await expect(phone.queryByText(PLAIN.phone)).toBeNull();
  },
};

/** F2 moves from a cell to the control in it, Escape back. */
export const ControlsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onReveal.mockClear();
    canvasElement.querySelector<HTMLElement>("tr[data-index='0']")?.focus();
    await userEvent.keyboard("{ArrowRight}{End}{F2}");
    await expect(within(cellAt(canvasElement, 0, "phone")).getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onReveal.mock.calls).toEqual([[PLAIN.uuid]]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(cellAt(canvasElement, 0, "phone")).toHaveFocus());
  },
};
