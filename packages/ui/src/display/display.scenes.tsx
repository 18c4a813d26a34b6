import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent } from "storybook/test";
import { forgetServerTime, learnServerTime } from "./clock/server-time.ts";
import meta, * as looks from "./display.stories.tsx";

export default meta;

/** 21 Nov 2026, 13:03:22 UTC. */
const AT = Date.UTC(2026, 10, 21, 13, 3, 22);

type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  ...looks.Counts,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3")).toHaveAttribute("data-tone", "gold");
    await expect(canvas.getByText("4")).toHaveAttribute("data-tone", "neutral");
    await expect(canvas.getByText("12045")).toBeVisible();
    await expect(canvas.queryByText("0")).toBeNull();
  },
};

export const Moment: Story = {
  ...looks.Moment,
  beforeEach: () => {
    const now = Date.now();
    learnServerTime(AT + 3 * 3_600_000, now, now);
    return forgetServerTime;
  },
  play: async ({ canvas }) => {
    const time = canvas.getByText("21 Nov 2026, 14:03");
    await expect(time).toHaveAttribute("datetime", "2026-11-21T13:03:22.000Z");
    await userEvent.hover(time);
    const hint = await screen.findByRole("tooltip");
    await expect(hint).toHaveTextContent("21 Nov 2026, 14:03:22");
    await expect(hint).toHaveTextContent("3 hours ago");
    await expect(hint).toHaveTextContent("Europe/Malta (GMT+01:00)");
  },
};

export const Identifier: Story = {
  ...looks.Identifier,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await expect(canvas.getByTitle("9f2c41d07be34b5e8a1177c0")).toHaveTextContent("9f2c…77c0");
    await userEvent.click(canvas.getByRole("button", { name: /Copy/ }));
    await expect(write).toHaveBeenCalledWith("9f2c41d07be34b5e8a1177c0");
  },
};
