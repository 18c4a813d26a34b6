import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { NumberField } from "./number-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/NumberField",
  component: NumberField,
  decorators: [inForm],
  args: { name: "factor", label: "Factor" },
  parameters: { form: { values: { factor: "" } } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "1", help: "1 counts every stake in full." } };
export const Typing: Story = {
  args: { min: "0", step: "0.25", unit: "points" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Factor" });
    await userEvent.type(box, "1200.5{ArrowUp}");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"factor":"1200.75"}');
    await userEvent.tab();
    await expect(box).toHaveValue("1,200.75");
    await expect(box).toHaveAccessibleDescription("points At least 0.");
  },
};
export const Whole: Story = {
  args: { scale: 0, unit: "spins" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "12.5");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"factor":"refused:12.5"}');
    await expect(box).toHaveValue("12.5");
    await expect(box).toHaveAccessibleDescription("spins Use a whole number.");
    await userEvent.keyboard("{Backspace}{Backspace}5");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"factor":"125"}');
    await expect(box).toBeValid();
  },
};
export const WithError: Story = {
  parameters: { form: { values: { factor: "0" }, errors: { factor: "Use at least 0.1." } } },
};
export const ReadOnly: Story = { args: { readOnly: true }, parameters: { form: { values: { factor: "0.125" } } } };
export const DisabledWithReason: Story = {
  args: { disabledReason: "Fixed by the provider." },
  parameters: { form: { values: { factor: "0.125" } } },
};
export const RightToLeft: Story = {
  args: { label: "العامل", unit: "نقطة" },
  parameters: { form: { values: { factor: "1200.5" } } },
  globals: { dir: "rtl" },
};
