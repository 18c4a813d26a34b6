import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateTimeField } from "./date-time-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Date time field",
  component: DateTimeField,
  decorators: [inForm],
  args: { name: "at", label: "Starts", zone: "Europe/Malta" },
  parameters: { form: { values: { at: "" } } },
} satisfies Meta<typeof DateTimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };

export const ValidationError: Story = {
  parameters: { form: { values: { at: "" }, errors: { at: "Choose when it starts." } } },
};

export const Disabled: Story = {
  args: { disabledReason: "It has begun." },
  parameters: { form: { values: { at: "2026-11-21T13:03:00Z" } } },
};
