import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./stat-card.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Display/Stat card",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  ...looks.LongContent,
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
