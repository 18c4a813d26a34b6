import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmailField } from "./email-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Email field",
  component: EmailField,
  decorators: [inForm],
  args: { name: "email", label: "Email" },
  parameters: { form: { values: { email: "" } } },
} satisfies Meta<typeof EmailField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };

export const ValidationError: Story = {
  parameters: { form: { values: { email: "ada@" }, errors: { email: "Enter an address such as name@example.com." } } },
};

export const Disabled: Story = {
  args: { disabledReason: "Verified on 3 May." },
  parameters: { form: { values: { email: "ada@example.com" } } },
};
