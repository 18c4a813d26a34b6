import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { WHERE } from "./start-links.ts";
import meta, * as looks from "./start.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  ...looks.Overview,
  play: async ({ canvas }) => {
    for (const { label } of WHERE) await expect(canvas.getByRole("link", { name: label })).toBeVisible();
  },
};
