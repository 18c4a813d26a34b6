import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { Button } from "../primitives/button.tsx";
import { ProgressDialog, type ProgressDialogProps } from "./progress-dialog.tsx";

const Held = (props: ProgressDialogProps) => {
  const [open, setOpen] = useState(props.open);
  const close = (then?: () => void) => () => {
    then?.();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Export</Button>
      <ProgressDialog
        {...props}
        open={open}
        onClose={close(props.onClose)}
        onCancel={props.onCancel && close(props.onCancel)}
      />
    </>
  );
};

const meta = {
  title: "Overlays/ProgressDialog",
  // The generic notification of the console: in progress, success and error (content §2).
  tags: ["panel:generic-notification"],
  component: ProgressDialog,
  render: (args) => <Held {...args} />,
  args: { open: true, onClose: fn(), title: "Export of 12,400 players", progress: { step: "initializing" } },
} satisfies Meta<typeof ProgressDialog>;
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
  args: { progress: { step: "running", percent: 40, text: "4,960 of 12,400 players" } },
  play: async () => {
    await expect(await screen.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
  },
};
export const WithList: Story = {
  args: {
    progress: {
      step: "running",
      lines: [
        { text: "Players", state: "done" },
        { text: "Balances", state: "running" },
        { text: "Documents", state: "failed" },
        { text: "Notes" },
      ],
    },
  },
};
export const Cancellable: Story = {
  args: { progress: { step: "running", percent: 12 }, onCancel: fn() },
  play: async ({ args, canvasElement }) => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvasElement).toBeVisible();
  },
};
/** Left open for the eye. */
export const MayBeCancelled: Story = { args: Cancellable.args! };
export const Finalizing: Story = { args: { progress: { step: "finalizing", text: "Writing the file" } } };
export const Completed: Story = {
  args: {
    progress: {
      step: "completed",
      text: "12,400 players, 3.1 MB",
      link: { label: "Open the export", href: "#export" },
      copyable: { label: "Codes", values: Array.from({ length: 40 }, (_, index) => `SPRING-${1000 + index}`) },
    },
  },
  play: async ({ args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    await userEvent.click(await screen.findByRole("button", { name: "Copy all" }));
    await expect(write.mock.lastCall?.[0].split("\n")).toHaveLength(40);
    await expect(screen.getByRole("link", { name: "Open the export" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Left open for the eye. */
export const Done: Story = { args: Completed.args! };
export const Failed: Story = {
  args: {
    progress: { step: "error", text: "The storage is full. Nothing was exported." },
    onRetry: fn(),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { title: "Export ".repeat(60), progress: { step: "error", text: "x".repeat(10_000) } },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
export const RightToLeft: Story = { globals: { dir: "rtl" }, args: { progress: { step: "running", percent: 30 } } };
