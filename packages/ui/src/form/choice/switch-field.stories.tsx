import type { Meta, StoryObj } from "@storybook/react-vite";
import { SwitchField } from "./switch-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Switch field",
  component: SwitchField,
  decorators: [inForm],
  args: { name: "active", label: "Open for deposits" },
  parameters: { form: { values: { active: false } } },
} satisfies Meta<typeof SwitchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ValidationError: Story = {
  args: { label: "I have checked the documents", required: true },
  parameters: { form: { values: { active: false }, errors: { active: "Confirm that the documents were checked." } } },
};

export const Off: Story = {};

export const On: Story = { parameters: { form: { values: { active: true } } } };

export const Disabled: Story = { args: { disabledReason: "The provider is switched off." } };
