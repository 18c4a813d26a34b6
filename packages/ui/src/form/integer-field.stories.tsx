import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { IntegerField } from "./integer-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/IntegerField",
  component: IntegerField,
  decorators: [inForm],
  args: { name: "limit", label: "Daily limit" },
  parameters: { form: { values: { limit: "" } } },
} satisfies Meta<typeof IntegerField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "0", help: "0 means no limit." } };

export const Filled: Story = { parameters: { form: { values: { limit: "250000" } } } };

export const WithUnit: Story = {
  args: { label: "Timeout", unit: "seconds", help: "After this the session ends." },
  parameters: { form: { values: { limit: "900" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("seconds After this the session ends.");
  },
};

/** What is no whole number stays in sight, so that it never becomes another one. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    for (const [typed, says] of [
      ["12a3", "Write a number like 12,345."],
      ["1.5", "Use a whole number."],
      ["1e5", "Write a number like 12,345."],
      ["-5", "Use a number without a minus."],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await userEvent.tab();
      await expect(box).toHaveValue(typed);
      await expect(canvas.getByTestId("values")).toHaveTextContent(`{"limit":"refused:${typed}"}`);
      await expect(box).toHaveAccessibleDescription(says);
    }
    await userEvent.clear(box);
    await userEvent.type(box, "15");
    await expect(box).toBeValid();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"limit":"15"}');
  },
};

/** Thousands may be parted as the reader parts them, typed or pasted; the box shows the digits alone once it is left. */
export const Grouped: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "1,234,567");
    await expect(box).toHaveValue("1,234,567");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"limit":"1234567"}');
    await userEvent.tab();
    await expect(box).toHaveValue("1234567");
    await userEvent.clear(box);
    await userEvent.paste("12.50");
    await expect(box).toHaveValue("12.50");
    await expect(box).toHaveAccessibleDescription("Use a whole number.");
  },
};

export const GroupedInGerman: Story = {
  args: { locale: "de" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "1.234.567");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"limit":"1234567"}');
  },
};

export const Signed: Story = {
  args: { label: "Correction", signed: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "-40");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"limit":"-40"}');
  },
};

export const Required: Story = { args: { required: true } };

export const WithError: Story = {
  parameters: { form: { values: { limit: "9000000" }, errors: { limit: "Use at most 1,000,000." } } },
};

export const ReadOnly: Story = { args: { readOnly: true }, parameters: { form: { values: { limit: "250000" } } } };

export const DisabledWithReason: Story = {
  args: { disabledReason: "Set by the payment provider." },
  parameters: { form: { values: { limit: "250000" } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "1x");
    await expect(canvas.getByRole("textbox")).toHaveValue("250000");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Set by the payment provider.");
  },
};

export const RightToLeft: Story = {
  args: { label: "الحد اليومي", unit: "ثانية", signed: true },
  parameters: { form: { values: { limit: "-250000" } } },
  globals: { dir: "rtl" },
};
