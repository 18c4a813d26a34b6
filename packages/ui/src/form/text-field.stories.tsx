import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { expect, userEvent } from "storybook/test";
import { inForm } from "./story-form.tsx";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  decorators: [inForm],
  args: { name: "key", label: "Key" },
  parameters: { form: { values: { key: "" } } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "bank_transfer" } };

export const Typing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Key" }), "visa");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"key":"visa"}');
  },
};

export const Mono: Story = {
  args: { mono: true, help: "Lower-case letters, digits and underscores." },
  parameters: { form: { values: { key: "bank_transfer_eu" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "Lower-case letters, digits and underscores.",
    );
    await expect(canvas.getByRole("textbox")).toHaveAttribute("dir", "ltr");
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Key" })).toBeRequired();
  },
};

export const WithIcon: Story = { args: { label: "Find", startIcon: Search, type: "search" } };

export const WithError: Story = {
  args: { required: true, help: "Replaced by the error." },
  parameters: { form: { values: { key: "" }, errors: { key: "Enter a key." } } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Enter a key.");
    await expect(canvas.queryByText("Replaced by the error.")).not.toBeInTheDocument();
  },
};

export const Counted: Story = {
  args: { label: "Note", maxLength: 12, count: true },
  parameters: { form: { values: { key: "Ten chars." } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), " and more");
    await expect(canvas.getByRole("textbox")).toHaveValue("Ten chars. and more");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("19 of 12 characters");
  },
};

export const Limited: Story = {
  args: { maxLength: 4 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "abcdef");
    await expect(canvas.getByRole("textbox")).toHaveValue("abcd");
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, required: true },
  parameters: { form: { values: { key: "bank_transfer" } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "x");
    await expect(canvas.getByRole("textbox")).toHaveValue("bank_transfer");
    await expect(canvas.getByRole("textbox")).not.toBeRequired();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: "The key cannot change once payments use it." },
  parameters: { form: { values: { key: "bank_transfer" } } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(canvas.getByRole("textbox")).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "The key cannot change once payments use it.",
    );
  },
};

export const RightToLeft: Story = {
  args: { label: "الاسم", help: "كما يظهر للعملاء.", required: true },
  parameters: { form: { values: { key: "تحويل بنكي" } } },
  globals: { dir: "rtl" },
};

export const MonoRightToLeft: Story = {
  args: { label: "المفتاح", mono: true },
  parameters: { form: { values: { key: "bank_transfer" } } },
  globals: { dir: "rtl" },
};
