import type { Meta, StoryObj } from "@storybook/react-vite";
import { SelectField } from "./select-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Select field",
  component: SelectField,
  decorators: [inForm],
  args: {
    name: "kind",
    label: "Kind",
    options: [
      { value: "card", label: "Card" },
      { value: "bank", label: "Bank transfer" },
      { value: "wallet", label: "Wallet", disabled: true },
    ],
  },
  parameters: { form: { values: { kind: "" } } },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "Decides which fields the client sees." } };

export const ValidationError: Story = {
  args: { required: true },
  parameters: { form: { values: { kind: "" }, errors: { kind: "Choose a kind." } } },
};

export const Required: Story = { tags: ["!dev", "!autodocs"], args: { required: true } };

export const Disabled: Story = {
  args: { disabledReason: "Payments of this kind are waiting." },
  parameters: { form: { values: { kind: "card" } } },
};
