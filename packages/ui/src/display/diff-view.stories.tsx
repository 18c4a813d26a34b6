import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { DiffView } from "./diff-view.tsx";

const before = {
  name: "Bank of Valletta",
  active: true,
  apiKey: "sk_live_1234",
  limits: { smallest: "10.00", largest: "5000.00" },
  markets: ["MT", "SE"],
  note: "",
};
const after = {
  name: "Bank of Valletta p.l.c.",
  active: true,
  apiKey: "sk_live_9876",
  limits: { smallest: "10.00", largest: "2500.00", daily: "10000.00" },
  markets: ["MT"],
  note: "Reviewed",
};

const meta = {
  title: "Display/DiffView",
  component: DiffView,
  args: { before, after, label: "Changes of bank 1042", maskKeys: (key: string) => /key/i.test(key) },
} satisfies Meta<typeof DiffView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await expect(canvas.getByText("limits.largest").closest("li")).toHaveTextContent("5000.00→2500.00");
    await expect(canvas.getByText("limits.daily")).toHaveTextContent("Added");
    await expect(canvas.getByText("Changed; the value is secret")).toBeVisible();
    await expect(canvasElement.innerHTML).not.toContain("sk_live");
  },
};
export const WithNames: Story = {
  args: { nameOf: (path: string) => ({ "limits.largest": "Largest amount", name: "Name" })[path] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Largest amount")).toBeVisible();
  },
};
/** All of a new record is there to be read. */
export const Created: Story = {
  args: { before: undefined },
  play: async ({ canvas }) => {
    const record = canvas.getByText(/"markets"/).closest("ins") as HTMLElement;
    await expect(record.scrollHeight).toBeLessThanOrEqual(record.clientHeight);
  },
};
export const Deleted: Story = { args: { after: null } };
export const Empty: Story = {
  args: { after: before },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing was changed.")).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    before: { ["k".repeat(300)]: "<b>x</b>".repeat(2000) },
    after: { ["k".repeat(300)]: "\u202Eevil🎲".repeat(800) },
  },
  play: async ({ canvas }) => {
    const view = canvas.getByRole("region");
    await expect(view.scrollWidth).toBeLessThanOrEqual(view.clientWidth);
    // What is too long to stand there scrolls, by the keyboard too.
    const value = view.querySelector("ins") as HTMLElement;
    await expect(value.scrollHeight).toBeGreaterThan(value.clientHeight);
    await userEvent.tab();
    await userEvent.tab();
    await expect(value).toHaveFocus();
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
