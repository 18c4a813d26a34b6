import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./textarea-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  ...looks.Counted,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Called back, documents on their way.");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Seen by staff only. 36 of 40 characters");
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { note: "Called back, documents on their way." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("readonly");
  },
};
