import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordField } from "./password-field.tsx";
import { inForm } from "../story-form.tsx";

const rules = [
  { label: "12 characters", test: (text: string) => text.length >= 12 },
  { label: "A capital letter", test: (text: string) => /\p{Lu}/u.test(text) },
  { label: "A digit", test: (text: string) => /\p{N}/u.test(text) },
];

const meta = {
  title: "Components/Forms/Password field",
  component: PasswordField,
  decorators: [inForm],
  args: { name: "password", label: "New password" },
  parameters: { form: { values: { password: "" } } },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ValidationError: Story = {
  parameters: { form: { values: { password: "abc" }, errors: { password: "Use at least 12 characters." } } },
};

export const Current: Story = { args: { label: "Your password", autoComplete: "current-password", required: true } };

export const WithHints: Story = { args: { rules, strength: true } };

export const Weak: Story = { args: { rules, strength: true }, parameters: { form: { values: { password: "aaaa" } } } };

export const Disabled: Story = { args: { disabledReason: "Signed in through your company.", rules } };
