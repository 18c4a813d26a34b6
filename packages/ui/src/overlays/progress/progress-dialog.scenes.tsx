import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./progress-dialog.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Initializing: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Export of 12,400 players" });
    await expect(screen.getByRole("status")).toHaveTextContent("Initializing");
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  },
};

export const InProgress: Story = {
  ...looks.InProgress,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40"));
  },
};

export const Cancellable: Story = {
  ...looks.Cancellable,
  play: async ({ args, canvasElement }) => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvasElement).toBeVisible();
  },
};

export const Completed: Story = {
  ...looks.Completed,
  play: async ({ args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await userEvent.click(await screen.findByRole("button", { name: "Copy all" }));
    await expect(write.mock.lastCall?.[0].split("\n")).toHaveLength(40);
    await expect(screen.getByRole("link", { name: "Open the export" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  ...looks.Error,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
