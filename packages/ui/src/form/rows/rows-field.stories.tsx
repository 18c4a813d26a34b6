import type { Meta, StoryObj } from "@storybook/react-vite";
import { RowsField } from "./rows-field.tsx";
import { inForm } from "../story-form.tsx";

const levels = [
  { from: "0", share: "20" },
  { from: "5000", share: "25" },
  { from: "20000", share: "30.5" },
];

const meta = {
  title: "Components/Forms/Rows field",
  component: RowsField,
  decorators: [inForm],
  args: {
    name: "levels",
    label: "Commission",
    rowLabel: "Level",
    columns: [
      { key: "from", label: "Revenue from", suffix: "EUR", ascending: true, first: "0" },
      { key: "share", label: "Share", suffix: "%", scale: 2 },
    ],
  },
  parameters: { form: { values: { levels } } },
} satisfies Meta<typeof RowsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { form: { values: { levels: [] } } } };

export const ValidationError: Story = {
  parameters: {
    form: {
      values: { levels: [...levels, { from: "10", share: "" }] },
      errors: { "levels.3.from": "Enter more than in the previous row (20,000).", "levels.3.share": "Enter a number." },
    },
  },
};

export const Filled: Story = { args: { help: "Each level begins above the one before it." } };

export const AtTheLimit: Story = { args: { limit: 3 } };

export const Disabled: Story = { args: { disabledReason: "The contract is signed." } };
