import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Money } from "../display/money.tsx";
import { SampleLive } from "./sample-live.tsx";
import { SampleTable, type SampleTableProps } from "./sample-table.tsx";
import { rowAt } from "./story-grid.ts";
import type { AllMatching } from "./types.ts";

const meta = {
  title: "Tables/Data table/More",
  component: SampleTable,
  args: { total: 2431, onReport: fn() },
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

const Matching = (props: SampleTableProps) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<AllMatching>();
  const change = (next: AllMatching | undefined) => {
    setChosen(next);
    props.onReport("all", next ? `all but ${[...next.except].join(" ") || "none"}` : "nothing");
  };
  return (
    <SampleTable {...props} selection={{ selected, onChange: setSelected, matching: { chosen, onChange: change } }} />
  );
};

/** All rows of the query, on all pages: single ones are taken out again. */
export const SelectAllMatching: Story = {
  render: (args) => <Matching {...args} />,
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

const TOTALS = {
  totals: {
    label: "Total",
    cells: {
      amount: <Money amount="1,258,204,118.40" currency="EUR" />,
      fee: "4,881.20",
    },
  },
} satisfies Partial<SampleTableProps>;

/** Totals stay under the rows while they scroll. */
export const TotalsRow: Story = {
  args: TOTALS,
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    const totals = canvasElement.querySelector("[data-slot=totals]") as HTMLElement;
    const bottom = () => Math.round(totals.getBoundingClientRect().bottom);
    const before = bottom();
    await expect(Math.abs(before - scroller.getBoundingClientRect().bottom)).toBeLessThanOrEqual(2);
    scroller.scrollTop = 300;
    await expect(bottom()).toBe(before);
    await expect(within(totals).getByText("Total")).toBeVisible();
    // A sum wider than its column stands in two lines: none of it is cut.
    for (const cell of totals.querySelectorAll("td"))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

/** The bar of selected rows stands below the totals: no row is seen between the two, nor hidden behind them at the end. */
export const TotalsAndSelection: Story = {
  args: TOTALS,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(rowAt(canvasElement, 0)).getByRole("checkbox"));
    const bar = await within(canvasElement).findByRole("toolbar", { name: "Selected rows" });
    const edges = (slot: string) => canvasElement.querySelector(`[data-slot=${slot}]`)!.getBoundingClientRect();
    await expect(edges("totals").bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    const { bottom, left } = scroller.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, (edges("totals").bottom + bottom) / 2)).toBe(scroller);
    scroller.scrollTop = scroller.scrollHeight;
    const last = [...canvasElement.querySelectorAll("[data-slot=table-row]")].at(-1)!;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(edges("totals").top + 1);
    // Half under the header, a checkbox would be too small a target.
    scroller.scrollTop = 0;
  },
};

const details = {
  details: {
    render: ({ note, bank }) => (
      <p>
        {bank}. {note || "No note."}
      </p>
    ),
    can: ({ status }) => status !== "Draft",
  },
} satisfies Partial<SampleTableProps>;

/** Rows open in place, by their arrow or the arrow keys along the row. */
export const OpeningInPlace: Story = {
  args: details,
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

/** Also among thousands of rows, where each opens to the same height. */
export const OpeningInPlaceAmongMany: Story = {
  args: { ...details, total: 5000, limit: 5000 },
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    rowAt(canvasElement, 1).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(scroller.scrollHeight).toBe(5001 * 32 + 241));
    scroller.scrollTop = 80_000;
    await waitFor(() => expect(rowAt(canvasElement, 2500)).not.toBeNull());
    await expect(scroller.scrollHeight).toBe(5001 * 32 + 241);
  },
};

/** New rows wait behind a button; those on screen are renewed where they are. */
export const Live: Story = {
  render: (args) => <SampleLive {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = () => rowAt(canvasElement, 0).dataset["rowId"];
    await expect(first()).toBe("t101");
    await userEvent.click(canvas.getByRole("button", { name: "Read again" }));
    await userEvent.click(canvas.getByRole("button", { name: "Read again" }));
    await expect(first()).toBe("t101");
    await expect(within(rowAt(canvasElement, 0)).getByText("Failed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "6 new" }));
    await expect(first()).toBe("t95");
    await expect(canvas.queryByRole("button", { name: /new$/ })).toBeNull();
  },
};
