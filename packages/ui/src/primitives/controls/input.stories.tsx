import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search, X } from "lucide-react";
import { IconButton } from "../button/icon-button.tsx";
import { Input } from "./input.tsx";

const meta = {
  title: "Components/Primitives/Input",
  component: Input,
  args: { "aria-label": "Name", className: "max-w-72" },
} satisfies Meta<typeof Input>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "Bank of Valletta" } };

export const ReadOnly: Story = { args: { defaultValue: "Bank of Valletta", readOnly: true } };

export const Filled: Story = { args: { defaultValue: "Bank of Valletta" } };

export const Invalid: Story = { args: { defaultValue: "?", invalid: true } };

export const Disabled: Story = { args: { defaultValue: "Bank of Valletta", disabled: true } };

export const WithIcon: Story = { args: { startIcon: Search, placeholder: "Search", type: "search" } };

export const WithUnit: Story = { args: { defaultValue: "12", endSlot: "%", className: "max-w-24" } };

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  args: { startIcon: Search, defaultValue: "بنك فاليتا", endSlot: <IconButton size="sm" label="Clear" icon={X} /> },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
