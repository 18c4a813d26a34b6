import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { JsonField } from "./json-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/JsonField",
  component: JsonField,
  decorators: [inForm],
  args: { name: "settings", label: "Settings" },
  parameters: { form: { values: { settings: "" } } },
} satisfies Meta<typeof JsonField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: "As the provider's manual gives it." } };
export const Formatting: Story = {
  parameters: { form: { values: { settings: '{"limit":9007199254740993.10,"open":true}' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Format" }));
    await expect(canvas.getByRole("textbox", { name: "Settings" })).toHaveValue(
      '{\n  "limit": 9007199254740993.10,\n  "open": true\n}',
    );
  },
};
export const WithError: Story = {
  parameters: {
    form: {
      values: { settings: '{\n  "limit": 10,\n  open: true\n}' },
      errors: { settings: "This is not valid JSON: see line 3." },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Format" })).toHaveAccessibleDescription(
      "Only valid JSON can be formatted.",
    );
    await expect(canvas.getByText("3")).toHaveClass("text-critical-ink");
  },
};
export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { settings: '{\n  "open": true\n}' } } },
};
export const DisabledWithReason: Story = {
  args: { disabledReason: "Set by the provider." },
  parameters: { form: { values: { settings: "{}" } } },
};
export const RightToLeft: Story = {
  args: { label: "الإعدادات" },
  parameters: { form: { values: { settings: '{\n  "open": true\n}' } } },
  globals: { dir: "rtl" },
};
