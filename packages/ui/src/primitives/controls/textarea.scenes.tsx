import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./textarea.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Invalid: Story = {
  ...looks.Invalid,
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toBeInvalid(),
};
