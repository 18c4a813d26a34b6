import type { Meta, StoryObj } from "@storybook/react-vite";
import { inForm } from "../story-form.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";

const meta = {
  title: "Components/Forms/Time zone field",
  component: TimeZoneField,
  decorators: [inForm],
  args: { name: "zone", label: "Time zone" },
  parameters: { form: { values: { zone: "" } } },
} satisfies Meta<typeof TimeZoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true } };

export const ValidationError: Story = {
  parameters: { form: { values: { zone: "" }, errors: { zone: "Choose a time zone." } } },
};

export const Disabled: Story = {
  args: { disabledReason: "Set by the licence." },
  parameters: { form: { values: { zone: "UTC" } } },
};
