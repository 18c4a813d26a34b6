import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { RadioField } from "./radio-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/RadioField",
  component: RadioField,
  decorators: [inForm],
  args: {
    name: "payout",
    label: "Payout",
    options: [
      { value: "auto", label: "Automatic", description: "Sent as soon as the checks pass." },
      { value: "manual", label: "By hand", description: "Waits until somebody approves it." },
      { value: "none", label: "None" },
    ],
  },
  parameters: { form: { values: { payout: "" } } },
} satisfies Meta<typeof RadioField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { required: true } };
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Waits until somebody approves it."));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"payout":"manual"}');
    await expect(canvas.getByRole("radio", { name: "By hand" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"payout":"none"}');
    await userEvent.tab();
    await expect(canvas.getByTestId("touched")).toHaveTextContent("payout");
  },
};
export const Inline: Story = {
  args: {
    inline: true,
    options: ["Daily", "Weekly", "Monthly"].map((label) => ({ value: label.toLowerCase(), label })),
  },
  parameters: { form: { values: { payout: "weekly" } } },
};
export const LongText: Story = {
  args: { options: [{ value: "x", label: "Automatic ".repeat(30), description: "x".repeat(300) }] },
};
export const WithError: Story = {
  parameters: { form: { values: { payout: "" }, errors: { payout: "Choose how payouts are made." } } },
};
export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { payout: "auto" } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "By hand" }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"payout":"auto"}');
  },
};
export const DisabledWithReason: Story = {
  args: { disabledReason: "Set by the provider." },
  parameters: { form: { values: { payout: "auto" } } },
};
export const RightToLeft: Story = {
  args: { label: "الدفع", options: [{ value: "a", label: "تلقائي", description: "بعد الفحص مباشرة" }] },
  parameters: { form: { values: { payout: "a" } } },
  globals: { dir: "rtl" },
};
