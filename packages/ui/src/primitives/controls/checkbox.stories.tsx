import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Components/Primitives/Checkbox",
  component: Checkbox,
  args: { "aria-label": "Active", onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

const SomeOf = () => {
  const [chosen, setChosen] = useState<string[]>(["EUR"]);
  const all = ["EUR", "SEK"];
  return (
    <div className="flex items-center gap-2">
      <Checkbox
        aria-label="All currencies"
        checked={chosen.length === all.length}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onChange={(event) => setChosen(event.currentTarget.checked ? all : [])}
      />
      <output>{chosen.join(", ")}</output>
    </div>
  );
};

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Invalid: Story = { args: { invalid: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Indeterminate: Story = { render: () => <SomeOf /> };
