import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateRangeField } from "./date-range-field.tsx";
import { inForm } from "../story-form.tsx";

const filled = { period: { from: "2026-11-01", to: "2026-11-21" } };

const meta = {
  title: "Components/Forms/Date range field",
  component: DateRangeField,
  decorators: [inForm],
  args: { name: "period", label: "Period" },
  parameters: { form: { values: { period: { from: "", to: "" } } } },
} satisfies Meta<typeof DateRangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true, help: "Both days are included." } };

export const ValidationError: Story = {
  parameters: {
    form: {
      values: { period: { from: "2026-11-21", to: "2026-11-01" } },
      errors: { "period.to": "The last day is before the first day." },
    },
  },
};

export const Disabled: Story = {
  args: { disabledReason: "The report is final." },
  parameters: { form: { values: filled } },
};
