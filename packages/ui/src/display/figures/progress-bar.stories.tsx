import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./progress-bar.tsx";

const meta = {
  title: "Components/Display/Progress bar",
  component: ProgressBar,
  args: { label: "Export", value: 40, showValue: true, className: "w-72" },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unknown: Story = { name: "Unknown progress", args: { value: Number.NaN } };

export const Done: Story = { args: { value: 1000, max: 1000 } };

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
