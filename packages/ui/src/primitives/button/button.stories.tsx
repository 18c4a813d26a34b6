import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { fn } from "storybook/test";
import { Button } from "./button.tsx";

const meta = {
  title: "Components/Primitives/Button",
  component: Button,
  args: { children: "Save", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { loading: true, variant: "primary" } };

export const Primary: Story = { args: { variant: "primary" } };

export const Secondary: Story = {};

export const Ghost: Story = { args: { variant: "ghost" } };

export const Danger: Story = { args: { variant: "danger", children: "Delete bank" } };

export const Small: Story = { args: { size: "sm" } };

export const Disabled: Story = {
  args: { variant: "primary", reason: "Ask an administrator for banks.manage", type: "submit" },
};

export const AsLink: Story = { args: { asChild: true, children: <a href="#banks">Open banks</a> } };

export const All: Story = {
  name: "All variants",
  render: () => (
    <div className="flex flex-col gap-3">
      {[{}, { loading: true }, { reason: "Nothing has changed" }].map((state, index) => (
        <div key={index} className="flex flex-wrap items-center gap-2">
          <Button variant="primary" {...state}>
            <Plus size={14} strokeWidth={1.75} aria-hidden />
            Add bank
          </Button>
          <Button {...state}>Cancel</Button>
          <Button variant="ghost" {...state}>
            Reset
          </Button>
          <Button variant="danger" {...state}>
            Delete
          </Button>
          <Button size="sm" {...state}>
            Small
          </Button>
        </div>
      ))}
    </div>
  ),
};
