import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Countdown } from "./countdown.tsx";
import { LiveClock } from "./live-clock.tsx";
import { storyClock } from "./story-clock.tsx";

const meta = {
  title: "Components/Display/Clocks",
  component: Countdown,
  args: { until: storyClock.start + 245_000, label: "The session ends in", warningSeconds: 60, onEnd: fn() },
  decorators: [storyClock.decorator],
  beforeEach: storyClock.reset,
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Days: Story = { args: { until: storyClock.start + 3 * 86_400_000 } };

export const InvalidDate: Story = { tags: ["!dev", "!autodocs"], args: { until: "not a date" } };

export const Clock: Story = {
  render: () => (
    <div className="flex gap-4">
      <LiveClock timeZone="Europe/Malta" locale="en-GB" />
      <LiveClock timeZone="Asia/Dubai" locale="en-GB" withDate />
    </div>
  ),
};
