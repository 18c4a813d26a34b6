import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../../primitives/button/button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

const Held = (props: DialogProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Save
            </Button>
          </>
        }
      />
    </>
  );
};

const meta = {
  title: "Components/Overlays/Dialog",
  component: Dialog,
  render: (args) => <Held {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Rename the view",
    description: "Everyone who uses this view sees the new name.",
    children: <Input aria-label="Name" defaultValue="Large withdrawals" />,
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongContent: Story = {
  args: { children: Array.from({ length: 60 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
};

export const Small: Story = { args: { size: "sm" } };

export const Large: Story = { args: { size: "lg" } };

export const ExtraLarge: Story = { args: { size: "xl" } };

export const WholeWindow: Story = { args: { size: "full" } };

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };

export const HostileTexts: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    title: `<b>Not bold</b> \u202Egnirts\u202C ${"x".repeat(600)}`,
    description: "🎲".repeat(200),
  },
};
