import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgressBar } from "./progress-bar.tsx";

const meta = {
  title: "Display/ProgressBar",
  component: ProgressBar,
  args: { label: "Export", value: 40, showValue: true, className: "w-72" },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Export" })).toHaveAttribute("aria-valuenow", "40");
    await expect(canvas.getByText("40%")).toBeVisible();
  },
};
export const Unknown: Story = {
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
    await expect(canvas.getByText("—")).toBeVisible();
  },
};
/** 99 until all is done. */
export const AlmostDone: Story = { args: { value: 999, max: 1000 } };
export const Done: Story = { args: { value: 1000, max: 1000, tone: "positive" } };
export const Caution: Story = { args: { value: 85, tone: "caution" } };
export const Critical: Story = { args: { value: 97, tone: "critical" } };
export const RightToLeft: Story = { globals: { dir: "rtl" } };
