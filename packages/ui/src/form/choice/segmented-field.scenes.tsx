import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./segmented-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const WithError: Story = {
  ...looks.ValidationError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Direction" })).toHaveAccessibleDescription(
      "Choose a direction.",
    );
  },
};
