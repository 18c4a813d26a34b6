import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta from "./form-skeleton.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const FourFields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading the form" })).toBeVisible();
  },
};
