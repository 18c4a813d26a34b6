import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioField } from "./radio-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Radio field",
  component: RadioField,
  decorators: [inForm],
  args: {
    name: "payout",
    label: "Payout",
    options: [
      { value: "auto", label: "Automatic", description: "Sent as soon as the checks pass." },
      { value: "manual", label: "By hand", description: "Requires approval." },
      { value: "none", label: "None" },
    ],
  },
  parameters: { form: { values: { payout: "" } } },
} satisfies Meta<typeof RadioField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ValidationError: Story = {
  parameters: { form: { values: { payout: "" }, errors: { payout: "Choose how payouts are made." } } },
};

export const LongContent: Story = {
  args: { options: [{ value: "x", label: "Automatic ".repeat(30), description: "x".repeat(300) }] },
};

export const NothingChosen: Story = { args: { required: true } };

export const Disabled: Story = {
  args: { disabledReason: "Set by the provider." },
  parameters: { form: { values: { payout: "auto" } } },
};
