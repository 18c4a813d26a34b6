import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SampleTable } from "./sample-table.tsx";

const KEY = "story:transfers:columns";

const meta = {
  title: "Tables/Data table/Columns",
  component: SampleTable,
  args: { total: 120, storageKey: KEY, onReport: fn() },
  decorators: [
    (Story) => (
      <div className="h-[440px]">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => localStorage.removeItem(KEY),
} satisfies Meta<typeof SampleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const headings = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>("th[data-column]")].map((th) => th.dataset["column"]);
const heading = (canvas: HTMLElement, name: string) => within(canvas).getByRole("columnheader", { name });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;

const drag = async (from: HTMLElement, to: number) => {
  const { left, width, top } = from.getBoundingClientRect();
  const at = { pointerId: 1, button: 0, clientY: top + 8, bubbles: true };
  await fireEvent.pointerDown(from, { ...at, clientX: left + width / 2 });
  await fireEvent.pointerMove(window, { ...at, clientX: (left + to) / 2 });
  await fireEvent.pointerMove(window, { ...at, clientX: to });
};

/** Shift and an arrow move the column of the focused heading, Alt and an arrow make it wider or narrower. */
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

/** A heading is dragged to its new place; its edge is pulled to a new width, Escape leaves it as it was. */
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
    await expect(heading(canvasElement, "Fee").offsetWidth).toBeLessThan(width + 40);
  },
};

/** The menu of a heading: by its arrow, a right click or the down key. */
export const Menu: Story = {
  play: async ({ canvasElement, args }) => {
    const button = () => within(heading(canvasElement, "Amount")).getByRole("button");
    button().focus();
    await userEvent.keyboard("{ArrowDown}");
    const menu = () => screen.findByRole("menu", { name: "Column Amount" });
    await userEvent.click(within(await menu()).getByRole("menuitem", { name: "Sort descending" }));
    await expect(args.onReport).toHaveBeenLastCalledWith("sort", "amount desc");
    await waitFor(() => expect(button()).toHaveFocus());

    await fireEvent.contextMenu(heading(canvasElement, "Amount"));
    await userEvent.click(within(await menu()).getByRole("menuitem", { name: "Pin to the start" }));
    await expect(headings(canvasElement).slice(0, 3)).toEqual(["reference", "amount", "name"]);
    await expect(stored()).toMatchObject({ pins: { amount: "start" } });

    // The heading of a column that cannot be sorted opens its menu at once.
    await userEvent.click(within(heading(canvasElement, "Fee")).getByRole("button"));
    const fee = within(await screen.findByRole("menu", { name: "Column Fee" }));
    await userEvent.click(fee.getByRole("menuitem", { name: "Hide" }));
    await expect(headings(canvasElement)).not.toContain("fee");

    await fireEvent.contextMenu(heading(canvasElement, "Amount"));
    await userEvent.click(within(await menu()).getByRole("menuitem", { name: "Reset the table" }));
    await expect(headings(canvasElement).slice(0, 3)).toEqual(["reference", "name", "bank"]);
    await expect(localStorage.getItem(KEY)).toBeNull();
  },
};

/** What was stored is drawn at once: an order, widths, a pin at either edge. */
export const Arranged: Story = {
  beforeEach: () =>
    localStorage.setItem(
      KEY,
      JSON.stringify({
        order: ["reference", "status", "bank", "name", "amount", "fee", "created", "note"],
        widths: { name: 260 },
        pins: { status: "start", created: "end" },
      }),
    ),
  decorators: [(Story) => <div className="h-full w-180 max-w-full">{<Story />}</div>],
  play: async ({ canvasElement }) => {
    await expect(headings(canvasElement)).toEqual(["reference", "status", "bank", "name", "amount", "fee", "created"]);
    await expect(heading(canvasElement, "Name").offsetWidth).toBe(260);
  },
};

/** Right to left the arrows still point where the column goes. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" className="h-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    within(heading(canvasElement, "Bank")).getByRole("button").focus();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    await expect(headings(canvasElement).slice(0, 4)).toEqual(["reference", "name", "status", "bank"]);
  },
};
