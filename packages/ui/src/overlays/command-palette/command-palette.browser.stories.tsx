import type { StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import meta, * as looks from "./command-palette.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Overlays/Command palette",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  ...looks.LongContent,
  play: async () => {
    const list = await screen.findByRole("listbox");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
