import type { Meta, StoryObj } from "@storybook/react-vite";
import { SegmentedField } from "./segmented-field.tsx";
import { inForm } from "../story-form.tsx";

const meta = {
  title: "Components/Forms/Segmented field",
  component: SegmentedField,
  decorators: [inForm],
  args: {
    name: "side",
    label: "Direction",
    options: [
      { value: "in", label: "Deposit" },
      { value: "out", label: "Withdrawal" },
      { value: "both", label: "Both" },
    ],
  },
  parameters: { form: { values: { side: "in" } } },
} satisfies Meta<typeof SegmentedField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ValidationError: Story = {
  args: { required: true },
  parameters: { form: { values: { side: "" }, errors: { side: "Choose a direction." } } },
};

export const Chosen: Story = { args: { help: "Which way the money goes." } };

export const NoneChosen: Story = { args: { required: true }, parameters: { form: { values: { side: "" } } } };

export const Disabled: Story = { args: { disabledReason: "This method only takes deposits." } };
