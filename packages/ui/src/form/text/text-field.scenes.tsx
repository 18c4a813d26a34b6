import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./text-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Key" }), "visa");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"key":"visa"}');
  },
};

export const Mono: Story = {
  ...looks.Mono,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "Lower-case letters, digits and underscores.",
    );
    await expect(canvas.getByRole("textbox")).toHaveAttribute("dir", "ltr");
  },
};

export const Required: Story = {
  ...looks.Required,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Key" })).toBeRequired();
  },
};

export const WithError: Story = {
  ...looks.ValidationError,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Enter a key.");
    await expect(canvas.queryByText("Replaced by the error.")).not.toBeInTheDocument();
  },
};

export const Counted: Story = {
  ...looks.Counted,
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
  ...looks.Disabled,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(canvas.getByRole("textbox")).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "The key cannot change once payments use it.",
    );
  },
};
