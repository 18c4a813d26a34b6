import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./motion.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Motions: Story = {
  ...looks.Motions,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close drawer" }));
    await userEvent.click(canvas.getByRole("button", { name: "Open drawer" }));
    await expect(canvas.getByRole("button", { name: "Close drawer" })).toBeVisible();
  },
};
