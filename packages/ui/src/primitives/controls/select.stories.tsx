import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Select, type SelectProps } from "./select.tsx";

const Held = (props: SelectProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
};

const meta = {
  title: "Components/Primitives/Select",
  component: Select,
  render: (args) => <Held {...args} />,
  args: {
    "aria-label": "Status",
    className: "max-w-56",
    value: "active",
    onValueChange: fn(),
    options: [
      { value: "active", label: "Active" },
      { value: "paused", label: "Paused" },
      { value: "closed", label: "Closed", disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A long label is truncated before the arrow. */
export const LongContent: Story = {
  args: { value: "long", options: [{ value: "long", label: "Withdrawals of the last ninety days, all operators" }] },
};

export const Placeholder: Story = { args: { value: undefined, placeholder: "Choose a status" } };

export const Invalid: Story = { args: { invalid: true } };

export const Disabled: Story = { args: { disabled: true } };
