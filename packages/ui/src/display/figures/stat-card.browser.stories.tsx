import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Money } from "../values/money.tsx";
import meta, * as looks from "./stat-card.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Display/Stat card",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  ...looks.LongContent,
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const AmountInANarrowCard: Story = {
  args: { label: "Staked", value: <Money amount="2,760,341.72" currency="USD" />, className: "w-36" },
  play: async ({ canvas }) => {
    const amount = canvas.getByText("2,760,341.72");
    const currency = canvas.getByText("USD");
    await expect(currency.getBoundingClientRect().top).toBeGreaterThan(amount.getBoundingClientRect().top);
    const value = amount.closest("p")!;
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};
