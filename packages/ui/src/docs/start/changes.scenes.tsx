import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./changes.stories.tsx";
import { CHANGES } from "./story-changes.tsx";

export default meta;

export const Latest: StoryObj<typeof meta> = {
  ...looks.Changes,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent(CHANGES[0]!.date);
  },
};
