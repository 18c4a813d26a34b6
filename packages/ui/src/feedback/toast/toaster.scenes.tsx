import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { toast } from "./toast.ts";
import meta, * as looks from "./toaster.stories.tsx";
import { undo, cards, OverADialog } from "./story-toaster.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const OneThenDismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    await expect(cards()[0]).toHaveTextContent("Bank saved");
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(cards()).toHaveLength(0));
  },
};

/** The action button of a toast runs its action and dismisses the toast. */
export const Action: Story = {
  play: async (context) => {
    await looks.EachSeverity.play?.(context);
    await userEvent.click(screen.getByRole("button", { name: "Reload" }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(cards()).toHaveLength(3));
  },
};

export const SameWordsOnce: Story = {
  play: async () => {
    toast.info("Link copied", { persist: true });
    toast.info("Link copied", { persist: true });
    await waitFor(() => expect(cards()).toHaveLength(1));
  },
};

/** Escape closes the dialog, not a toast that is visible. */
export const EscapeClosesTheDialog: Story = {
  render: () => <OverADialog />,
  play: async () => {
    toast.success("Bank saved", { persist: true });
    await waitFor(() => expect(cards()).toHaveLength(1));
    await userEvent.keyboard("{Escape}");
    await expect(undo).toHaveBeenCalledWith(false);
    await expect(cards()).toHaveLength(1);
  },
};
