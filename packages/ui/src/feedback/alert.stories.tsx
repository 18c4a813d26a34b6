import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../primitives/button.tsx";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Display/Alert",
  component: Alert,
  args: { severity: "info", children: "Figures are refreshed every 5 minutes.", onDismiss: fn() },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Positive: Story = { args: { severity: "positive", children: "All payments are settled." } };
export const Caution: Story = {
  args: { severity: "caution", title: "You are offline", children: "Changes are saved when the connection is back." },
};
export const Critical: Story = {
  args: { severity: "critical", title: "Payments are paused", action: <Button size="sm">See status</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error: Payments are paused");
  },
};
export const WithoutDismiss: Story = {
  render: () => <Alert severity="caution">The limit is above the operator’s.</Alert>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("Warning: The limit");
  },
};
export const ByKeyboard: Story = {
  args: { severity: "critical", title: "Payments are paused", action: <Button size="sm">See status</Button> },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "See status" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { severity: "critical", title: "x".repeat(2000), children: "<b>🎲</b>\u202Eevil ".repeat(100) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("alert");
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toBeVisible();
  },
};
export const RightToLeft: Story = { ...Critical, globals: { dir: "rtl" } };
