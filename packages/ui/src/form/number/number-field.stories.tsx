import type { Meta, StoryObj } from "@storybook/react-vite";
import { NumberField } from "./number-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Number field",
  component: NumberField,
  decorators: [inForm],
  args: { name: "factor", label: "Factor" },
  parameters: { form: { values: { factor: "" } } },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "1", help: "1 counts every stake in full." } };

export const ValidationError: Story = {
  parameters: { form: { values: { factor: "0" }, errors: { factor: "Use at least 0.1." } } },
};

export const Whole: Story = { args: { scale: 0, unit: "spins" } };

export const Disabled: Story = {
  args: { disabledReason: "Fixed by the provider." },
  parameters: { form: { values: { factor: "0.125" } } },
};
