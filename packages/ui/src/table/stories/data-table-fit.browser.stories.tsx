import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { cellAt, rowAt } from "../grid/story-grid.ts";
import meta, * as looks from "./data-table-fit.stories.tsx";
import { onReport } from "./story-data-table-fit.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Tables/Data table/Fit",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const ColumnsAndDensity: Story = {
  args: { storageKey: "story:transfers" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("columnheader", { name: "Note" })).toBeNull();
    const before = rowAt(canvasElement, 0).offsetHeight;
    const toolbar = canvasElement.querySelector<HTMLElement>("[data-slot=table-toolbar]") as HTMLElement;
    await userEvent.click(within(toolbar).getByRole("button", { name: /^View/ }));
    const menu = await screen.findByRole("menu");
    await userEvent.click(within(menu).getByRole("menuitemcheckbox", { name: "Note" }));
    await userEvent.click(within(menu).getByRole("menuitemcheckbox", { name: "Fee" }));
    await userEvent.click(within(menu).getByRole("menuitemradio", { name: "Comfortable" }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("columnheader", { name: "Note" })).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: "Fee" })).toBeNull();
    await expect(rowAt(canvasElement, 0).offsetHeight).toBe(before + 8);
    await expect(JSON.parse(localStorage.getItem("story:transfers") ?? "")).toEqual({
      columns: { note: true, fee: false },
      density: "comfortable",
    });
  },
};

export const CutTextHasTitle: Story = {
  decorators: [
    (Story) => (
      <div className="h-full max-w-225">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll<HTMLElement>("tbody [data-column=bank]")];
    const long = cells.find((cell) => cell.scrollWidth > cell.clientWidth) as HTMLElement;
    const short = cells.find((cell) => cell.textContent === "Riverstone") as HTMLElement;
    await userEvent.hover(long);
    await expect(long).toHaveAttribute("title", long.textContent);
    await userEvent.hover(short);
    await expect(short).not.toHaveAttribute("title");
  },
};

/** Stores a view with all columns shown explicitly, even if they do not fit. */
const chooseAll = () => {
  const columns = Object.fromEntries(["name", "bank", "status", "amount", "fee", "created"].map((id) => [id, true]));
  localStorage.setItem("story:transfers", JSON.stringify({ columns }));
};
const storageKey = "story:transfers";

const frameOf = (canvas: HTMLElement) => canvas.querySelector("[data-slot=table-scroller]") as HTMLElement;
const headsOf = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll("thead th[data-column]")].map((head) => head.getAttribute("data-column"));

/** Columns that do not fit are hidden completely and counted; showing one makes the table scroll. */
export const ColumnsThatDoNotFit: Story = {
  args: { storageKey },
  decorators: [
    (Story) => (
      <div className="h-full w-225" data-testid="room">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const scroller = frameOf(canvasElement);
    const room = within(canvasElement).getByTestId("room");
    const fits = () => expect(scroller.scrollWidth).toBe(scroller.clientWidth);
    await waitFor(() =>
      expect(headsOf(canvasElement)).toEqual(["reference", "name", "bank", "status", "amount", "fee"]),
    );
    await waitFor(fits);
    // Loading the menu replaces the button element.
    const toolbar = canvasElement.querySelector<HTMLElement>("[data-slot=table-toolbar]") as HTMLElement;
    const view = () => within(toolbar).getByRole("button", { name: /^View/ });
    await expect(view()).toHaveAccessibleName("View +1 column");
    room.style.width = "660px";
    await waitFor(() => expect(view()).toHaveAccessibleName("View +3 columns"));
    await expect(headsOf(canvasElement)).toEqual(["reference", "name", "bank", "status"]);
    await waitFor(fits);
    await userEvent.click(view());
    await userEvent.click(
      within(await screen.findByRole("menu")).getByRole("menuitemcheckbox", { name: "Created", checked: false }),
    );
    await userEvent.keyboard("{Escape}");
    await expect(headsOf(canvasElement)).toContain("created");
    await expect(JSON.parse(localStorage.getItem("story:transfers") ?? "")).toEqual({ columns: { created: true } });
    room.style.width = "1200px";
    await waitFor(() => expect(headsOf(canvasElement)).toHaveLength(7));
    await expect(view()).toHaveAccessibleName("View");
  },
};

/** Rows have two lines: reference and amount, then status, name and time; all actions are in one menu. */
export const Narrow: Story = {
  ...looks.Narrow,
  args: { ...looks.Narrow.args, storageKey },
  play: async ({ canvasElement }) => {
    const scroller = frameOf(canvasElement);
    await waitFor(() => expect(headsOf(canvasElement)).toEqual(["reference", "amount", "status", "name", "created"]));
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
    const row = rowAt(canvasElement, 0);
    const at = (column: string) => cellAt(canvasElement, 0, column).getBoundingClientRect();
    await expect(at("amount").left).toBeGreaterThanOrEqual(at("reference").right);
    await expect(at("status").top).toBeGreaterThanOrEqual(at("reference").bottom);
    await expect(at("name").left).toBeGreaterThanOrEqual(at("status").right);
    await expect(at("created").left).toBeGreaterThanOrEqual(at("name").right);
    await expect(at("created").right).toBeCloseTo(at("amount").right, 0);
    await expect(canvasElement.querySelector<HTMLElement>("thead tr")!.offsetHeight).toBe(row.offsetHeight);
    const actions = row.querySelector("[data-slot=actions-cell]") as HTMLElement;
    const more = within(actions).getByRole("button");
    await expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(scroller.getBoundingClientRect().right);
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole("menuitem", { name: "View" }));
    await expect(onReport).toHaveBeenLastCalledWith("view", "t1");
    // The rows keep their keyboard and roles.
    const grid = within(canvasElement).getByRole("grid");
    await expect(within(grid).getAllByRole("row")[1]).toBe(row);
    await expect(within(row).getAllByRole("rowheader")).toHaveLength(1);
    await expect(within(row).getAllByRole("gridcell")).toHaveLength(6);
    row.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    await expect(cellAt(canvasElement, 1, "amount")).toHaveFocus();
    await userEvent.keyboard("{Escape}{ArrowDown} ");
    await expect(rowAt(canvasElement, 2)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect(onReport).toHaveBeenLastCalledWith("open", "t3");
    // A column that the user shows has a line of its own.
    const before = row.offsetHeight;
    const toolbar = canvasElement.querySelector<HTMLElement>("[data-slot=table-toolbar]") as HTMLElement;
    await userEvent.click(within(toolbar).getByRole("button", { name: /^View/ }));
    await userEvent.click(within(await screen.findByRole("menu")).getByRole("menuitemcheckbox", { name: "Fee" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(row.offsetHeight).toBe(before + 24));
    await expect(at("fee").top).toBeGreaterThanOrEqual(at("status").bottom);
  },
};

/** Columns grow with the text spacing of WCAG 1.4.12: no amount, date or column header is truncated. */
export const WideSpacing: Story = {
  decorators: [
    (Story) => (
      <div className="h-full tracking-[0.12em] [word-spacing:0.16em] [&_*]:tracking-[inherit]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    await waitFor(() => expect(Number.parseFloat(scroller.style.getPropertyValue("--unit"))).toBeGreaterThan(1.1));
    const cells = canvasElement.querySelectorAll<HTMLElement>(":is(th, td)[data-align=end]");
    await expect(cells.length).toBeGreaterThan(20);
    await expect([...cells].filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent)).toEqual([]);
  },
};

/** Tabbing through the column headers scrolls a wide table to its end; focusing a row scrolls back to its start. */
export const FromHeadsToRows: Story = {
  args: { storageKey },
  beforeEach: chooseAll,
  decorators: [
    (Story) => (
      <div className="h-full w-[650px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    const heads = [...canvasElement.querySelectorAll<HTMLElement>("thead button")];
    heads.at(-1)!.focus();
    scroller.scrollLeft = scroller.scrollWidth;
    const row = rowAt(canvasElement, 0);
    for (let press = 0; press < 5 && document.activeElement !== row; press += 1) await userEvent.tab();
    await expect(row).toHaveFocus();
    await expect(scroller.scrollLeft).toBe(0);
  },
};

const textBox = (cell: HTMLElement, end?: number) => {
  const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, end ?? text.length);
  return range.getBoundingClientRect();
};

export const RightToLeft: Story = {
  ...looks.RightToLeft,
  args: { ...looks.RightToLeft.args, storageKey },
  beforeEach: chooseAll,
  play: async ({ canvasElement }) => {
    const left = (column: string) => cellAt(canvasElement, 0, column).getBoundingClientRect().left;
    await expect(left("reference")).toBeGreaterThan(left("name"));
    // A Latin name keeps its start when truncated, and is aligned right otherwise.
    const banks = [...canvasElement.querySelectorAll<HTMLElement>("tbody [data-column=bank]")];
    const long = banks.find((cell) => cell.scrollWidth > cell.clientWidth) as HTMLElement;
    const short = banks.find((cell) => cell.textContent === "Riverstone") as HTMLElement;
    await expect(textBox(long, 1).left).toBeGreaterThanOrEqual(long.getBoundingClientRect().left);
    await expect(short.getBoundingClientRect().right - textBox(short).right).toBeCloseTo(12, 0);
    // Arrow keys move in their visual direction.
    rowAt(canvasElement, 0).focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(cellAt(canvasElement, 0, "name")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(cellAt(canvasElement, 0, "reference")).toHaveFocus();
    // The first column is sticky while the others scroll under it.
    const scroller = canvasElement.querySelector("[data-slot=table-scroller]") as HTMLElement;
    const before = left("reference");
    scroller.scrollLeft = -100;
    await waitFor(() => expect(scroller).toHaveAttribute("data-cut-start"));
    await expect(left("reference")).toBeCloseTo(before, 0);
  },
};
