import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./timeline.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByText("21 Nov 2026, 14:03")).toBeVisible();
  },
};

export const Empty: Story = {
  ...looks.Empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No events yet.")).toBeVisible();
  },
};

export const BadDates: Story = {
  ...looks.InvalidDates,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("—")).toHaveLength(2);
  },
};
