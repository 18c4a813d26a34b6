import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stepper, type StepperItem } from "./stepper.tsx";
import { onSelect } from "./story-stepper.tsx";

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

const meta = {
  title: "Components/Overlays/Stepper",
  component: Stepper,
  args: { label: "New operator", items, reached: 2, onSelect },
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
};
