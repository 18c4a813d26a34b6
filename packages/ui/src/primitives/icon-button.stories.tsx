import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link, Pencil, Trash2 } from "lucide-react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Primitives/IconButton",
  component: IconButton,
  args: { label: "Edit", icon: Pencil, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Edit" });
    await userEvent.hover(button);
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Edit");
    await expect(button).not.toHaveAttribute("aria-describedby");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Small: Story = { args: { size: "sm" } };
export const WithShortcut: Story = { args: { label: "Copy link", icon: Link, shortcut: "L" } };
export const WithReason: Story = {
  args: { label: "Delete", icon: Trash2, reason: "Only its author can delete it" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Delete" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Only its author can delete it");
    await expect(button).toHaveAccessibleDescription("Only its author can delete it");
  },
};
