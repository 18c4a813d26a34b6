import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./row-checks.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** The most severe check and the number of others; all of them on hover. */
export const Several: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Stop: Holder differs+2");
    await expect(canvas.getByTitle("Holder differs, First withdrawal, Test player")).toBeVisible();
  },
};

/** Not read yet → a bar: a dash means that nothing was found. */
export const Loading: Story = {
  ...looks.Loading,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent("—");
    await expect(canvasElement.querySelector("[data-slot=skeleton]")).not.toBeNull();
  },
};

export const Clear: Story = {
  args: { checks: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("—");
  },
};
