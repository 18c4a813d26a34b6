import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SegmentedField } from "./segmented-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/SegmentedField",
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

export const Chosen: Story = { args: { help: "Which way the money goes." } };

export const NoneChosen: Story = { args: { required: true }, parameters: { form: { values: { side: "" } } } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Deposit" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Withdrawal" })).toBeChecked();
    await userEvent.click(canvas.getByText("Both"));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"side":"both"}');
  },
};

export const WithError: Story = {
  args: { required: true },
  parameters: { form: { values: { side: "" }, errors: { side: "Choose a direction." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Direction" })).toHaveAccessibleDescription(
      "Choose a direction.",
    );
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Both"));
    await expect(canvas.getByRole("radio", { name: "Deposit" })).toBeChecked();
  },
};

export const DisabledWithReason: Story = { args: { disabledReason: "This method only takes deposits." } };

export const RightToLeft: Story = {
  args: {
    label: "الاتجاه",
    options: [
      { value: "in", label: "إيداع" },
      { value: "out", label: "سحب" },
    ],
  },
  globals: { dir: "rtl" },
};
