import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Money } from "../../display/values/money.tsx";
import { SampleTable } from "./sample-table.tsx";
import { rowAt } from "../grid/story-grid.ts";

const meta = {
  title: "In a browser/Components/Tables/Data table/Print",
  tags: ["!dev", "!autodocs"],
  component: SampleTable,
  args: { total: 2431, onReport: fn(), initiallySelected: ["t2"] },
  decorators: [
    (Story) => (
      <div className="h-[480px] print:h-auto">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Printing works in the test run only; Storybook just shows the table. */
const paper = async () => ("__vitest_browser__" in globalThis ? (await import("vitest/browser")).commands : undefined);

const rowsOf = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>("tr[data-row-id]")];

/** Print: all rows and totals, without bars, sticky cells and clipping. */
export const OnPaper: Story = {
  args: { totals: { label: "Total", cells: { amount: <Money amount="58,204,118.40" currency="EUR" /> } } },
  globals: { theme: "dark" },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(50));
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    await waitFor(() => expect(canvas.getByRole("toolbar")).toBeVisible());
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);

    const commands = await paper();
    if (!commands) return;
    await commands.emulatePaper(true);
    try {
      const end = scroller.getBoundingClientRect().bottom;
      const lost = rowsOf(canvasElement).filter(
        (row) => !row.checkVisibility() || row.getBoundingClientRect().bottom > end + 1,
      );
      await expect(lost).toEqual([]);
      const totals = canvasElement.querySelector("[data-slot=totals]") as HTMLElement;
      await expect(rowsOf(canvasElement)[0]!.getBoundingClientRect().top).toBeCloseTo(
        totals.getBoundingClientRect().bottom,
        0,
      );
      for (let at: HTMLElement | null = scroller; at && at !== canvasElement; at = at.parentElement)
        await expect(getComputedStyle(at).overflow).toBe("visible");
      const sticky = [...canvasElement.querySelectorAll("thead, tfoot, td, th")].filter(
        (cell) => cell.checkVisibility() && getComputedStyle(cell).position === "sticky",
      );
      await expect(sticky).toEqual([]);

      await expect(canvas.queryByRole("toolbar")).toBeNull();
      await expect(canvas.queryByRole("searchbox")).toBeNull();
      await expect(canvas.queryByRole("navigation")).toBeNull();
      await expect(canvas.queryByRole("button", { name: "View" })).toBeNull();
      await expect(getComputedStyle(document.documentElement).colorScheme).toBe("light");
    } finally {
      await commands.emulatePaper(false);
    }
  },
};

/** A virtualised table renders all rows for print. */
export const ManyRows: Story = {
  args: { total: 400, limit: 400 },
  play: async ({ canvasElement }) => {
    const rows = () => rowsOf(canvasElement).length;
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    scroller.scrollTop = 200 * 32;
    await waitFor(() => expect(rowAt(canvasElement, 200)).not.toBeNull());
    await expect(rows()).toBeLessThan(120);

    const commands = await paper();
    if (!commands) return;
    const printed = new Promise<number>((resolve) =>
      window.addEventListener("beforeprint", () => resolve(rows()), { once: true }),
    );
    await commands.printPage();
    await expect(await printed).toBe(400);
    await waitFor(() => expect(rows()).toBeLessThan(120));
  },
};
