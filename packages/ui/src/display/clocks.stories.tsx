import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Countdown } from "./countdown.tsx";
import { LiveClock } from "./live-clock.tsx";
import { storyClock } from "./story-clock.tsx";

const meta = {
  title: "Display/Clocks",
  component: Countdown,
  args: { until: storyClock.start + 245_000, label: "The session ends in", warnFrom: 60, onOver: fn() },
  decorators: [storyClock.decorator],
  beforeEach: storyClock.reset,
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CountsDown: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("04:05");
    storyClock.pass(200);
    await expect(await canvas.findByText("00:45")).toHaveClass("text-caution-ink");
    await expect(args.onOver).not.toHaveBeenCalled();
    storyClock.pass(45);
    await expect(await canvas.findByText("Over")).toBeVisible();
    await expect(args.onOver).toHaveBeenCalledOnce();
  },
};
export const Running: Story = {};
export const Days: Story = {
  args: { until: storyClock.start + 3 * 86_400_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3d 00:00:00")).toBeVisible();
  },
};
export const BadDate: Story = {
  args: { until: "not a date" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("—")).toBeVisible();
  },
};
export const Clock: Story = {
  render: () => (
    <div className="flex gap-4">
      <LiveClock timeZone="Europe/Malta" locale="en-GB" />
      <LiveClock timeZone="Asia/Dubai" locale="en-GB" withDate />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("14:03:22")).toBeVisible();
    storyClock.pass(3);
    await expect(await canvas.findByText("14:03:25")).toBeVisible();
    await expect(canvas.getByText("21 Nov 2026, 17:03:25")).toBeVisible();
  },
};
