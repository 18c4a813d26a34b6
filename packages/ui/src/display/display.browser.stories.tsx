import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./display.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Display/Parts",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const Record: Story = {
  ...looks.Record,
  play: async ({ canvas }) => {
    // The value of the wide row is aligned with the values above it.
    const startOf = (label: string) => canvas.getByText(label).nextElementSibling?.getBoundingClientRect().left;
    await expect(startOf("Note")).toBeCloseTo(startOf("Joined") ?? 0, 0);
  },
};
