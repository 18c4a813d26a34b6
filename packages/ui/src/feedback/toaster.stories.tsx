import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Dialog } from "../overlays/dialog.tsx";
import { Button } from "../primitives/button.tsx";
import { toast } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

const undo = fn();

const meta = {
  title: "Display/Toaster",
  component: Toaster,
  beforeEach: () => {
    undo.mockClear();
    toast.clear();
    return () => toast.clear();
  },
  render: () => (
    <>
      <Button onClick={() => toast.success("Bank saved", { persist: true })}>Save</Button>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = () => document.querySelectorAll("[data-slot=toast]");

export const OneThenDismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    await expect(cards()[0]).toHaveTextContent("Bank saved");
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(cards()).toHaveLength(0));
  },
};
export const EachSeverity: Story = {
  play: async () => {
    const persist = { persist: true };
    toast.info("A new version is ready", { persist: true, action: { label: "Reload", onClick: undo } });
    toast.success("Bank saved", persist);
    toast.caution("2 of 3 players were notified", persist);
    toast.error("Could not reach the server. Try again in a minute.", persist);
    await waitFor(() => expect(cards()).toHaveLength(4));
    await userEvent.click(screen.getByRole("button", { name: "Reload" }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(cards()).toHaveLength(3));
  },
};

/** What waits to be dismissed is never dropped: the newest is in sight, the others are scrolled to. */
export const MoreThanFit: Story = {
  play: async () => {
    for (let count = 1; count <= 30; count++) toast.info(`Debit ${count} is new`, { persist: true });
    await waitFor(() => expect(cards()).toHaveLength(30));
    const toaster = document.querySelector("[data-slot=toaster]")!;
    await expect(toaster.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(cards()[29]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    cards()[0]!.scrollIntoView();
    await expect(cards()[0]!.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
export const SameWordsOnce: Story = {
  play: async () => {
    toast.info("Link copied", { persist: true });
    toast.info("Link copied", { persist: true });
    await waitFor(() => expect(cards()).toHaveLength(1));
  },
};

/** A toast that was there before a dialog opened can still be dismissed, and the dialog stays. */
export const OverADialog: Story = {
  render: () => (
    <>
      <Toaster />
      <Dialog open onOpenChange={undo} title="Rename the view">
        Everyone sees the new name.
      </Dialog>
    </>
  ),
  play: async () => {
    toast.success("Bank saved", { persist: true });
    await waitFor(() => expect(cards()).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "Dismiss", hidden: true }));
    await waitFor(() => expect(cards()).toHaveLength(0));
    await expect(undo).not.toHaveBeenCalled();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

/** Escape belongs to the window, not to a toast that happens to be there. */
export const EscapeClosesTheDialog: Story = {
  render: OverADialog.render!,
  play: async () => {
    toast.success("Bank saved", { persist: true });
    await waitFor(() => expect(cards()).toHaveLength(1));
    await userEvent.keyboard("{Escape}");
    await expect(undo).toHaveBeenCalledWith(false);
    await expect(cards()).toHaveLength(1);
  },
};
