import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { storyClock } from "../display/story-clock.tsx";
import { Button } from "../primitives/button.tsx";
import { Textarea } from "../primitives/textarea.tsx";
import { Input } from "../primitives/input.tsx";
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
  title: "Overlays/ConfirmDialog",
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

export const Danger: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Delete bank" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
export const Asked: Story = { args: { consequence: "1,204 players lose access to 48,120.00 EUR." } };
export const Primary: Story = {
  args: {
    tone: "primary",
    title: "Approve the withdrawal?",
    confirmLabel: "Approve",
    children: "1,200.00 EUR leave today.",
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Approve" })).toHaveFocus());
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
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox", { name: "Reason" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("Fraud{Enter}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    // The description is the sentence, not the form.
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription("The player is told why.");
  },
};
export const Pending: Story = {
  args: { pending: true },
  play: async () => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Delete bank" })).toHaveAttribute("aria-busy", "true");
  },
};
export const Fails: Story = {
  args: {
    onConfirm: fn(() => Promise.reject(new Error("Two withdrawals still wait for this bank."))),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete bank" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("Two withdrawals still wait for this bank.");
    await expect(screen.getByRole("button", { name: "Delete bank" })).not.toHaveAttribute("aria-busy");
  },
};
export const DisabledReason: Story = { args: { disabledReason: "Write a reason first" } };

/** Ten seconds to read what cannot be taken back; the play function moves the clock. */
export const Wait: Story = {
  args: {
    wait: 9,
    consequence: "1,204 players lose access to 48,120.00 EUR until it is opened again.",
  },
  decorators: [storyClock.decorator],
  beforeEach: storyClock.reset,
  play: async ({ args }) => {
    const waiting = await screen.findByRole("button", { name: "Wait 9s" });
    await userEvent.click(waiting);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    storyClock.pass(1);
    await expect(await screen.findByRole("button", { name: "Wait 8s" })).toHaveAttribute("aria-disabled", "true");
    storyClock.pass(8);
    await userEvent.click(await screen.findByRole("button", { name: "Delete bank" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = { args: { wait: 9 }, decorators: [storyClock.decorator], beforeEach: storyClock.reset };
export const TypeToConfirm: Story = {
  args: { typeToConfirm: "DELETE", consequence: "This cannot be undone." },
  play: async ({ args }) => {
    const box = await screen.findByRole("textbox", { name: "Type DELETE to confirm" });
    await waitFor(() => expect(box).toHaveFocus());
    const confirm = screen.getByRole("button", { name: "Delete bank" });
    await userEvent.type(box, "delete");
    await expect(confirm).toHaveAccessibleDescription("Type DELETE first");
    await userEvent.clear(box);
    await userEvent.type(box, "DELETE{Enter}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** Left open for the eye. */
export const WordAsked: Story = { args: TypeToConfirm.args! };
export const RequiredNote: Story = {
  args: {
    title: "Reject the withdrawal?",
    confirmLabel: "Reject withdrawal",
    children: "The money goes back to the player’s balance.",
    note: { label: "Note for the player", required: true, help: "The player reads this.", maxLength: 200 },
  },
  play: async ({ args }) => {
    const box = await screen.findByRole("textbox", { name: "Note for the player" });
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/goes back/);
    await expect(screen.getByRole("button", { name: "Reject withdrawal" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(box, " The name does not match ");
    await userEvent.click(screen.getByRole("button", { name: "Reject withdrawal" }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ note: "The name does not match" });
  },
};
export const NoteAsked: Story = { args: RequiredNote.args! };
export const LongText: Story = {
  args: { title: `Delete ${"Bank".repeat(200)}?`, children: "🎲\u202Eevil".repeat(1000) },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole("button", { name: "Cancel" })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { dir: "rtl" }, args: { consequence: "This cannot be undone." } };
