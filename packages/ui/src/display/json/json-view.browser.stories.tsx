import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./json-view.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Display/JSON view",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  ...looks.LongContent,
  play: async ({ canvas }) => {
    const view = canvas.getByRole("group", { name: "JSON" });
    await expect(view.scrollWidth).toBeLessThanOrEqual(view.clientWidth);
    // A long key leaves room for its value.
    const tree = view.querySelector("ul") as HTMLElement;
    await expect(tree.scrollWidth).toBeLessThanOrEqual(tree.clientWidth);
  },
};
