import type { Meta, StoryObj } from "@storybook/react-vite";
import { MoneyField } from "./money-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Money field",
  component: MoneyField,
  decorators: [inForm],
  args: { name: "amount", label: "Amount", currency: "EUR" },
  parameters: { form: { values: { amount: "" } } },
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { min: "10", max: "5000", required: true } };

export const ValidationError: Story = {
  parameters: { form: { values: { amount: "9000" }, errors: { amount: "Use at most 5,000.00." } } },
};

export const MoreThanAFloatHolds: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { form: { values: { amount: "9007199254740993.01" } } },
};

export const Bitcoin: Story = {
  name: "Amount in BTC",
  args: { currency: "BTC", scale: 8 },
  parameters: { form: { values: { amount: "0.00012345" } } },
};

export const Correction: Story = {
  name: "Negative amount",
  args: { signed: true },
  parameters: { form: { values: { amount: "-40.00" } } },
};

export const Disabled: Story = {
  args: { disabledReason: "Set by the payment provider.", step: "1" },
  parameters: { form: { values: { amount: "2500" } } },
};
