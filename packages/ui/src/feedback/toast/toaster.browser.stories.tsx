import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { toast } from "./toast.ts";
import meta from "./toaster.stories.tsx";
import { undo, cards, OverADialog as Toasts } from "./story-toaster.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Display/Toaster",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

/** Persistent toasts are never dropped: the newest is visible, the others can be scrolled to. */
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

/** A toast that was shown before a dialog opened can be dismissed without closing the dialog. */
export const OverADialog: Story = {
  render: () => <Toasts />,
  play: async () => {
    toast.success("Bank saved", { persist: true });
    await waitFor(() => expect(cards()).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "Dismiss", hidden: true }));
    await waitFor(() => expect(cards()).toHaveLength(0));
    await expect(undo).not.toHaveBeenCalled();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};
