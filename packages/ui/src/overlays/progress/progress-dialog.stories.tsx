import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
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
  title: "Components/Overlays/Progress dialog",
  // The generic notification of the console: in progress, success and error (content §2).
  tags: ["panel:generic-notification"],
  component: ProgressDialog,
  render: (args) => <Held {...args} />,
  args: { open: true, onClose: fn(), title: "Export of 12,400 players", progress: { step: "initializing" } },
} satisfies Meta<typeof ProgressDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Error: Story = {
  args: {
    progress: { step: "error", text: "The storage is full. Nothing was exported." },
    onRetry: fn(),
  },
};

export const LongContent: Story = {
  args: { title: "Export ".repeat(60), progress: { step: "error", text: "x".repeat(10_000) } },
};

export const InProgress: Story = {
  args: { progress: { step: "running", percent: 40, text: "4,960 of 12,400 players" } },
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

export const Cancellable: Story = { args: { progress: { step: "running", percent: 12 }, onCancel: fn() } };

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
};

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { dir: "rtl" },
  args: { progress: { step: "running", percent: 30 } },
};
