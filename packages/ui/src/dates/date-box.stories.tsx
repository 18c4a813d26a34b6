import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen, userEvent } from "storybook/test";
import { storyClock } from "../display/clock/story-clock.tsx";
import { DateBox, type DateBoxProps } from "./date-box.tsx";

const Held = (props: DateBoxProps) => {
  const [value, setValue] = useState<string | undefined>(props.value);
  return (
    <>
      <DateBox {...props} value={value} onValue={setValue} />
      <output data-testid="value">{value ?? "refused"}</output>
    </>
  );
};

const meta = {
  title: "Components/Primitives/Date box",
  component: DateBox,
  render: (args) => <Held {...args} />,
  args: {
    label: "Day",
    "aria-label": "Day",
    precision: "day",
    value: "",
    onValue: () => undefined,
    className: "max-w-44",
  },
} satisfies Meta<typeof DateBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = { args: { readOnly: true, value: "2026-11-21" } };

export const Calendar: Story = {
  args: { value: "2026-11-19" },
  decorators: [storyClock.decorator],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open calendar: Day" }));
    await screen.findByRole("grid");
  },
};

export const CalendarOfARange: Story = {
  args: { value: "2026-11-10", otherEnd: { own: "from", value: "2026-11-19", onPick: () => undefined } },
  decorators: [storyClock.decorator],
  play: Calendar.play!,
};

export const WithTime: Story = { args: { precision: "minute", value: "2026-11-21T14:03", className: "max-w-56" } };

export const Invalid: Story = { args: { invalid: true, value: "2026-11-21" } };

export const Disabled: Story = { args: { disabled: true, value: "2026-11-21" } };

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  args: { value: "2026-11-21" },
  globals: { dir: "rtl" },
};

export const CalendarRightToLeft: Story = { ...CalendarOfARange, ...RightToLeft };
