import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta from "./select.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Primitives/Select",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

/** Firefox clips descenders in the line of the selected option. */
export const DescendersInSight: Story = {
  play: async ({ canvas }) => {
    const { lineHeight, fontSize } = getComputedStyle(canvas.getByRole("combobox"));
    await expect(Number.parseFloat(lineHeight)).toBeGreaterThan(1.3 * Number.parseFloat(fontSize));
  },
};
