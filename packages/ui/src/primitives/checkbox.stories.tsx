import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Primitives/Checkbox",
  component: Checkbox,
  args: { "aria-label": "Active", onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Active" });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

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
export const Indeterminate: Story = {
  render: () => <SomeOf />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "All currencies" });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).not.toBePartiallyChecked();
    await expect(canvas.getByText("EUR, SEK")).toBeVisible();
  },
};
