import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { storyClock } from "./story-clock.tsx";
import meta, * as looks from "./clocks.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const CountsDown: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("04:05");
    storyClock.pass(200);
    await waitFor(() => expect(canvas.getByText("00:45")).toHaveClass("text-caution-ink"));
    await expect(args.onEnd).not.toHaveBeenCalled();
    storyClock.pass(45);
    await waitFor(() => expect(canvas.getByText("Over")).toBeVisible());
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Days: Story = {
  ...looks.Days,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3d 00:00:00")).toBeVisible();
  },
};

export const BadDate: Story = {
  ...looks.InvalidDate,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("—")).toBeVisible();
  },
};

export const Clock: Story = {
  ...looks.Clock,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("14:03:22")).toBeVisible();
    storyClock.pass(3);
    await waitFor(() => expect(canvas.getByText("14:03:25")).toBeVisible());
    await expect(canvas.getByText("21 Nov 2026, 17:03:25")).toBeVisible();
  },
};
