import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateField } from "./date-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Date field",
  component: DateField,
  decorators: [inForm],
  args: { name: "day", label: "Start day" },
  parameters: { form: { values: { day: "" } } },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };

export const ValidationError: Story = {
  parameters: { form: { values: { day: "2025-11-21" }, errors: { day: "Use 1 Jan 2026 or later." } } },
};

export const Disabled: Story = {
  args: { disabledReason: "The campaign has begun." },
  parameters: { form: { values: { day: "2026-11-21" } } },
};
