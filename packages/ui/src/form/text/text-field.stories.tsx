import type { Meta, StoryObj } from "@storybook/react-vite";
import { inForm } from "../story-form.tsx";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Components/Forms/Text field",
  component: TextField,
  decorators: [inForm],
  args: { name: "key", label: "Key" },
  parameters: { form: { values: { key: "" } } },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "bank_transfer" } };

export const ValidationError: Story = {
  args: { required: true, help: "Replaced by the error." },
  parameters: { form: { values: { key: "" }, errors: { key: "Enter a key." } } },
};

export const Mono: Story = {
  args: { mono: true, help: "Lower-case letters, digits and underscores." },
  parameters: { form: { values: { key: "bank_transfer_eu" } } },
};

export const Required: Story = { tags: ["!dev", "!autodocs"], args: { required: true } };

export const Counted: Story = {
  args: { label: "Note", maxLength: 12, count: true },
  parameters: { form: { values: { key: "Ten chars." } } },
};

export const Disabled: Story = {
  args: { disabledReason: "The key cannot change once payments use it." },
  parameters: { form: { values: { key: "bank_transfer" } } },
};
