import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./alert.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Display/Alert",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  ...looks.LongContent,
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("alert");
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toBeVisible();
  },
};
