import type { Meta, StoryObj } from "@storybook/react-vite";
import { PercentageField } from "./percentage-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Percentage field",
  component: PercentageField,
  decorators: [inForm],
  args: { name: "share", label: "Revenue share", min: "0", max: "100", step: "0.5" },
  parameters: { form: { values: { share: "" } } },
} satisfies Meta<typeof PercentageField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ValidationError: Story = {
  parameters: { form: { values: { share: "120" }, errors: { share: "Use at most 100." } } },
};

export const Disabled: Story = {
  args: { disabledReason: "Part of a signed contract." },
  parameters: { form: { values: { share: "12.5" } } },
};
