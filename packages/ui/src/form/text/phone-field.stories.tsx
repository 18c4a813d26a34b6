import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhoneField } from "./phone-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Phone field",
  component: PhoneField,
  decorators: [inForm],
  args: { name: "phone", label: "Phone" },
  parameters: { form: { values: { phone: "" } } },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "With the country's code." } };

export const ValidationError: Story = {
  parameters: { form: { values: { phone: "+356" }, errors: { phone: "This number is too short." } } },
};

export const Disabled: Story = {
  args: { disabledReason: "Verified by SMS." },
  parameters: { form: { values: { phone: "+35621234567" } } },
};
