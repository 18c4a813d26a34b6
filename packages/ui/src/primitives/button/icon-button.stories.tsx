import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link, Pencil, Trash2 } from "lucide-react";
import { fn } from "storybook/test";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Components/Primitives/Icon button",
  component: IconButton,
  args: { label: "Edit", icon: Pencil, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: "sm" } };

export const WithShortcut: Story = { args: { label: "Copy link", icon: Link, shortcut: "L" } };

export const Disabled: Story = { args: { label: "Delete", icon: Trash2, reason: "Only its author can delete it" } };
