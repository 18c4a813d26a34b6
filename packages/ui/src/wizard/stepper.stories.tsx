import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stepper, type StepperItem } from "./stepper.tsx";

const items: readonly StepperItem[] = [
  { id: "account", label: "Account", status: "done" },
  { id: "limits", label: "Limits", status: "error" },
  { id: "markets", label: "Markets", status: "current" },
  { id: "brand", label: "Brand", status: "upcoming", optional: true },
];
const begun = items.map((item, index): StepperItem => ({ ...item, status: index === 0 ? "current" : "upcoming" }));
const stopped = begun.map((item, index): StepperItem =>
  index === 0 ? { ...item, status: "error", current: true } : item,
);
const ended = items.map((item): StepperItem => ({ ...item, status: "done" }));
const hostile = ["W".repeat(2000), "\u202Egnp.exe\u202C", "<b>x</b>"].map((label, index): StepperItem => {
  return { id: label, label, status: index === 1 ? "current" : "upcoming" };
});

const onSelect = fn();

const meta = {
  title: "Overlays/Stepper",
  component: Stepper,
  args: { label: "New operator", items, reached: 2, onSelect },
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Steps that were reached are buttons, in their order; the current one and those to come are not. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("navigation", { name: "New operator" }));
    await expect(steps.getByText("Markets").closest("li")).toHaveAttribute("aria-current", "step");
    await expect(steps.getAllByRole("button").map((it) => it.textContent)).toEqual([
      "Account, done",
      "Limits, has an error",
    ]);
    await userEvent.tab();
    await expect(steps.getByRole("button", { name: /Account/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.click(steps.getByText("Brand"));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

/** In a row, in a column and in a narrow place, where only the current step says its name; and long names. */
export const States: Story = {
  render: () => (
    <div className="grid gap-8 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <Stepper label="Begun" items={begun} />
        <Stepper label="Under way" items={items} reached={2} onSelect={onSelect} />
        <Stepper label="Done" items={ended} reached={3} onSelect={onSelect} />
        <Stepper label="Long names" items={hostile} />
        <div className="w-70">
          <Stepper label="Stopped" items={stopped} />
        </div>
        <div className="w-70">
          <Stepper label="In a narrow place" items={items} reached={2} onSelect={onSelect} />
        </div>
      </div>
      <Stepper label="In a column" orientation="vertical" items={items} reached={2} onSelect={onSelect} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = within(canvas.getByRole("navigation", { name: "In a narrow place" }));
    const current = narrow.getByText("Markets");
    await expect(current.scrollWidth, "is not cut").toBeLessThanOrEqual(current.clientWidth);
    await expect(narrow.getByText("Account").offsetWidth).toBeLessThanOrEqual(1);
    const error = within(canvas.getByRole("navigation", { name: "Stopped" }));
    await expect(error.getByText("Account").offsetWidth, "says its name, error or not").toBeGreaterThan(1);
    await expect(within(canvas.getByRole("navigation", { name: "Begun" })).queryByRole("button")).toBeNull();
  },
};
