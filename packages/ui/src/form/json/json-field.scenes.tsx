import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./json-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Formatting: Story = {
  ...looks.Formatting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Format" }));
    await expect(canvas.getByRole("textbox", { name: "Settings" })).toHaveValue(
      '{\n  "limit": 9007199254740993.10,\n  "open": true\n}',
    );
  },
};

export const WithError: Story = {
  ...looks.ValidationError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Format" })).toHaveAccessibleDescription(
      "Only valid JSON can be formatted.",
    );
    await expect(canvas.getByText("3")).toHaveClass("text-critical-ink");
  },
};
