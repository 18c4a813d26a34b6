import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { DataTable } from "../data-table.tsx";
import { cellAt } from "../story-grid.ts";
import { playerColumns } from "./sample-player-columns.tsx";
import { PLAIN, ROWS } from "./sample-players.ts";

const onReveal = fn();
const onFreeze = fn();
const columns = playerColumns({ onReveal, onFreeze });

const Cells = () => (
  <DataTable label="Players" rows={ROWS} columns={columns} rowId={(row) => row.uuid} state={{ status: "ready" }} />
);

const meta = { title: "Tables/Data table/Cells", component: Cells } satisfies Meta<typeof Cells>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plain values, unknown ones, none at all, and hostile texts, in every ready-made cell. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll<HTMLElement>("tr[data-index]")].map((row) => row.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
    await expect(canvasElement.textContent).not.toMatch(/undefined|NaN|Invalid Date|null/);
    await expect(cellAt(canvasElement, 4, "bonus").querySelector("a")).toBeNull();
    for (const cell of canvasElement.querySelectorAll<HTMLElement>(
      "tr[data-index='3'] > td:not([data-column=id],[data-column=player],[data-column=do])",
    )) {
      await expect(cell).toHaveTextContent("—");
    }
  },
};

/** What is copied is the value itself, not how it is written. */
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

/** The hint of a moment: how long ago, the zone, and UTC. */
export const MomentHint: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(cellAt(canvasElement, 0, "seen").querySelector("time") as HTMLElement);
    const hint = await screen.findByRole("tooltip");
    await expect(hint).toHaveTextContent("Europe/Malta (GMT+01:00)");
    await expect(hint).toHaveTextContent("2026-11-20T21:14:05.000Z");
  },
};

/** Personal data is shown one by one, and that it was is reported. */
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

/** F2 goes from a cell to the control in it, Escape back. */
export const ControlsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onFreeze.mockClear();
    canvasElement.querySelector<HTMLElement>("tr[data-index='0']")?.focus();
    await userEvent.keyboard("{ArrowRight}{End}{F2}");
    await expect(within(cellAt(canvasElement, 0, "do")).getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onFreeze.mock.calls).toEqual([[PLAIN.uuid]]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(cellAt(canvasElement, 0, "do")).toHaveFocus());
  },
};

/** From right to left, codes and amounts stay as they are. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{<Story />}</div>],
  play: async ({ canvasElement }) => {
    const signs = document.createRange();
    const place = (row: number, column: string, text: string) => {
      const walker = document.createTreeWalker(cellAt(canvasElement, row, column), NodeFilter.SHOW_TEXT);
      const node = walker.nextNode() as Text;
      signs.setStart(node, node.data.indexOf(text));
      signs.setEnd(node, node.data.indexOf(text) + text.length);
      return signs.getBoundingClientRect().left;
    };
    await expect(place(1, "share", "\u2212")).toBeLessThan(place(1, "share", "50"));
    await expect(place(0, "seen", "20 ")).toBeLessThan(place(0, "seen", "Nov"));
  },
};
