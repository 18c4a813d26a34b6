import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { storyClock } from "../../display/clock/story-clock.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { Textarea } from "../../primitives/controls/textarea.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import type { ConfirmDialogProps } from "./confirm-dialog-props.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const Held = (props: ConfirmDialogProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete…</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
};

const meta = {
  title: "Components/Overlays/Confirm dialog",
  component: ConfirmDialog,
  render: (args) => <Held {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Delete Bank of Valletta?",
    children: "Players can no longer withdraw to it. Payments already under way are not touched.",
    confirmLabel: "Delete bank",
    onConfirm: fn((): void | Promise<unknown> => Promise.resolve()),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Submitting: Story = { args: { pending: true } };

export const ServerRejected: Story = {
  args: {
    onConfirm: fn(() => Promise.reject(new Error("Two withdrawals still wait for this bank."))),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete bank" }));
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Two withdrawals still wait for this bank."),
    );
    await expect(screen.getByRole("button", { name: "Delete bank" })).not.toHaveAttribute("aria-busy");
  },
};

export const LongContent: Story = {
  args: { title: `Delete ${"Bank".repeat(200)}?`, children: "🎲\u202Eevil".repeat(1000) },
};

export const WithConsequence: Story = { args: { consequence: "1,204 players lose access to 48,120.00 EUR." } };

export const WithCheckBox: Story = { args: { acknowledge: "I understand that this cannot be undone." } };

export const Primary: Story = {
  args: {
    tone: "primary",
    title: "Approve the withdrawal?",
    confirmLabel: "Approve",
    children: "1,200.00 EUR leave today.",
  },
};

export const WithField: Story = {
  args: {
    description: "The player is told why.",
    children: (
      <>
        <Input aria-label="Reason" autoFocus />
        <Textarea aria-label="Comment" />
      </>
    ),
  },
};

export const Disabled: Story = { args: { disabledReason: "Write a reason first" } };

export const Waiting: Story = {
  args: {
    wait: 9,
    consequence: "1,204 players lose access to 48,120.00 EUR until it is opened again.",
  },
  decorators: [storyClock.decorator],
  beforeEach: storyClock.reset,
};

export const TypeToConfirm: Story = { args: { typeToConfirm: "DELETE", consequence: "This cannot be undone." } };

export const RequiredNote: Story = {
  args: {
    title: "Reject the withdrawal?",
    confirmLabel: "Reject withdrawal",
    children: "The money goes back to the player’s balance.",
    note: { label: "Note for the player", required: true, help: "Visible to the player.", maxLength: 200 },
  },
};

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { dir: "rtl" },
  args: { consequence: "This cannot be undone." },
};
