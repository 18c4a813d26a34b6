import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { DateInput } from "./date-input.tsx";

const meta = {
  title: "Primitives/DateInput",
  component: DateInput,
  args: { "aria-label": "Day", type: "date", className: "max-w-44" },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Day"), "2026-11-21");
    await expect(canvas.getByLabelText("Day")).toHaveValue("2026-11-21");
  },
};
export const WithTime: Story = {
  args: { type: "datetime-local", defaultValue: "2026-11-21T14:03", className: "max-w-56" },
};
export const Invalid: Story = { args: { invalid: true, defaultValue: "2026-11-21" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "2026-11-21" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "2026-11-21" } };
