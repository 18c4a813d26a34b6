import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import meta, * as looks from "./stat-card.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Deposits today" })).toHaveTextContent("Up 12% vs yesterday");
  },
};

/** A decrease in chargebacks is positive. */
export const GoodDown: Story = {
  ...looks.GoodDown,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/vs last week/)).toHaveAttribute("data-tone", "positive");
  },
};

export const NoValue: Story = {
  ...looks.NoValue,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("—")).toBeVisible();
  },
};
