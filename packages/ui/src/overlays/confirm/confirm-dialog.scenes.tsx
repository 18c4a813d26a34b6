import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { storyClock } from "../../display/clock/story-clock.tsx";
import meta, * as looks from "./confirm-dialog.stories.tsx";

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

export const Primary: Story = {
  ...looks.Primary,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Approve" })).toHaveFocus());
  },
};

export const WithField: Story = {
  ...looks.WithField,
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox", { name: "Reason" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("Fraud{Enter}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    // The accessible description is the sentence, not the form.
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription("The player is told why.");
  },
};

export const Pending: Story = {
  ...looks.Submitting,
  play: async () => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Delete bank" })).toHaveAttribute("aria-busy", "true");
  },
};

/** Ten seconds of waiting before an irreversible action; the play function advances the clock. */
export const Wait: Story = {
  ...looks.Waiting,
  play: async ({ args }) => {
    const waiting = await screen.findByRole("button", { name: "Wait 9s" });
    await userEvent.click(waiting);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    storyClock.pass(1);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Wait 8s" })).toHaveAttribute("aria-disabled", "true"),
    );
    storyClock.pass(8);
    await userEvent.click(await screen.findByRole("button", { name: "Delete bank" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const TypeToConfirm: Story = {
  ...looks.TypeToConfirm,
  play: async ({ args }) => {
    const box = await screen.findByRole("textbox", { name: "Type DELETE to confirm" });
    await waitFor(() => expect(box).toHaveFocus());
    const confirm = screen.getByRole("button", { name: "Delete bank" });
    await userEvent.type(box, "delete");
    await expect(confirm).toHaveAccessibleDescription("Type DELETE first.");
    await userEvent.clear(box);
    await userEvent.type(box, "DELETE{Enter}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const RequiredNote: Story = {
  ...looks.RequiredNote,
  play: async ({ args }) => {
    const box = await screen.findByRole("textbox", { name: "Note for the player" });
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/goes back/);
    await expect(screen.getByRole("button", { name: "Reject withdrawal" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(box, " The name does not match ");
    await userEvent.click(screen.getByRole("button", { name: "Reject withdrawal" }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ note: "The name does not match" });
  },
};
