import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../primitives/button/button.tsx";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Components/Display/Alert",
  component: Alert,
  args: { severity: "info", children: "Figures are refreshed every 5 minutes.", onDismiss: fn() },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongContent: Story = {
  args: { severity: "critical", title: "x".repeat(2000), children: "<b>🎲</b>\u202Eevil ".repeat(100) },
};

export const Positive: Story = { args: { severity: "positive", children: "All payments are settled." } };

export const Caution: Story = {
  args: { severity: "caution", title: "You are offline", children: "Changes are saved when the connection is back." },
};

export const Critical: Story = {
  args: { severity: "critical", title: "Payments are paused", action: <Button size="sm">See status</Button> },
};

export const WithoutDismiss: Story = {
  render: () => <Alert severity="caution">The limit is above the operator’s.</Alert>,
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], ...Critical, globals: { dir: "rtl" } };
