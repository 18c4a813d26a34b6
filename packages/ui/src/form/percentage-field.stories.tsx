import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PercentageField } from "./percentage-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/PercentageField",
  component: PercentageField,
  decorators: [inForm],
  args: { name: "share", label: "Revenue share", min: "0", max: "100", step: "0.5" },
  parameters: { form: { values: { share: "" } } },
} satisfies Meta<typeof PercentageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typing: Story = {
  parameters: { form: { values: { share: "99.8" } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Revenue share" }));
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"share":"100"}');
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("% From 0 to 100.");
  },
};
export const WithError: Story = {
  parameters: { form: { values: { share: "120" }, errors: { share: "Use at most 100." } } },
};
export const ReadOnly: Story = { args: { readOnly: true }, parameters: { form: { values: { share: "12.5" } } } };
export const DisabledWithReason: Story = {
  args: { disabledReason: "Part of a signed contract." },
  parameters: { form: { values: { share: "12.5" } } },
};
export const RightToLeft: Story = {
  args: { label: "الحصة" },
  parameters: { form: { values: { share: "12.5" } } },
  globals: { dir: "rtl" },
};
