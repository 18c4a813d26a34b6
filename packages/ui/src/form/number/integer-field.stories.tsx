import type { Meta, StoryObj } from "@storybook/react-vite";
import { IntegerField } from "./integer-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Integer field",
  component: IntegerField,
  decorators: [inForm],
  args: { name: "limit", label: "Daily limit" },
  parameters: { form: { values: { limit: "" } } },
} satisfies Meta<typeof IntegerField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "0 means no limit." } };

export const ValidationError: Story = {
  parameters: { form: { values: { limit: "9000000" }, errors: { limit: "Use at most 1,000,000." } } },
};

export const Filled: Story = { parameters: { form: { values: { limit: "250000" } } } };

export const WithUnit: Story = {
  args: { label: "Timeout", unit: "seconds", help: "After this the session ends." },
  parameters: { form: { values: { limit: "900" } } },
};

export const Signed: Story = { args: { label: "Correction", signed: true } };

export const Disabled: Story = {
  args: { disabledReason: "Set by the payment provider." },
  parameters: { form: { values: { limit: "250000" } } },
};
