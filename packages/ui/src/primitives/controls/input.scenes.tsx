import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./input.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  ...looks.Empty,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.type(box, "Sparkasse");
    await expect(box).toHaveValue("Sparkasse");
  },
};

export const Invalid: Story = {
  ...looks.Invalid,
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toBeInvalid(),
};
