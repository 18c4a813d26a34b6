import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ConfirmDialog } from "../../overlays/confirm/confirm-dialog.tsx";
import { Dialog } from "../../overlays/dialog/dialog.tsx";
import { Drawer, DrawerFooter } from "../../overlays/drawer/drawer.tsx";
import { ErrorDialog } from "../../overlays/error-dialog/error-dialog.tsx";
import { ImageViewer } from "../../overlays/image-viewer/image-viewer.tsx";
import { ProgressDialog } from "../../overlays/progress/progress-dialog.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { type Draw, Opener } from "./keyboard-opener.tsx";
import { expectReturn, expectTrap, openByKey, tabTo } from "./keyboard.ts";

const IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='64' height='40'/%3E";

const done = fn();

const nothing: Draw = () => null;

const meta = {
  component: Opener,
  args: { draw: nothing },
  parameters: { controls: { disable: true } },
  beforeEach: () => {
    done.mockClear();
  },
} satisfies Meta<typeof Opener>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InDrawer: Story = {
  args: {
    draw: (overlay) => (
      <Drawer
        {...overlay}
        title="Nordea"
        footer={
          <DrawerFooter>
            <Button>Cancel</Button>
          </DrawerFooter>
        }
      >
        <Input aria-label="Name" />
      </Drawer>
    ),
  },
  play: async () => {
    const button = await openByKey();
    await expectTrap("dialog");
    await expectReturn("dialog", button);
  },
};

export const InDialog: Story = {
  args: {
    draw: (overlay) => (
      <Dialog {...overlay} title="Rename" footer={<Button onClick={done}>Rename bank</Button>}>
        <Input aria-label="New name" />
      </Dialog>
    ),
  },
  play: async () => {
    const button = await openByKey();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "New name" })).toHaveFocus());
    await userEvent.keyboard("Swedbank");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(done).toHaveBeenCalledOnce();
    await expectTrap("dialog");
    await expectReturn("dialog", button);
  },
};

/** Focus starts on Cancel in a dangerous confirmation, so that an immediate Enter does no harm. */
export const InConfirm: Story = {
  args: {
    draw: (overlay) => (
      <ConfirmDialog
        {...overlay}
        title="Delete Nordea?"
        confirmLabel="Delete bank"
        typeToConfirm="Nordea"
        onConfirm={async () => done()}
      >
        Players can no longer withdraw to it.
      </ConfirmDialog>
    ),
  },
  play: async () => {
    const button = await openByKey();
    await expectTrap("alertdialog");
    await expectReturn("alertdialog", button);
    await userEvent.keyboard("{Enter}");
    const word = await screen.findByRole("textbox");
    word.focus();
    await userEvent.keyboard("Nordea");
    screen.getByRole("button", { name: "Delete bank" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(done).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const InErrorDialog: Story = {
  args: { draw: (overlay) => <ErrorDialog {...overlay} messages={["The code must be unique."]} /> },
  play: async () => {
    const button = await openByKey();
    await waitFor(() => expect(screen.getByRole("button", { name: "OK" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const InImageViewer: Story = {
  args: { draw: (overlay) => <ImageViewer {...overlay} images={[{ src: IMAGE, alt: "Identity card" }]} /> },
  play: async () => {
    const button = await openByKey();
    await expectTrap("dialog");
    await userEvent.keyboard("+");
    await waitFor(() => expect(screen.getByRole("img", { name: "Identity card" }).style.transform).toContain("scale("));
    await expectReturn("dialog", button);
  },
};

/** Escape cancels the running task if it can be cancelled; the focus stays in the dialog when it shows the result. */
export const InProgressDialog: Story = {
  args: {
    draw: ({ open, onOpenChange }) => (
      <ProgressDialog
        open={open}
        onClose={() => onOpenChange(false)}
        title="Export of 12,400 players"
        progress={{
          step: "completed",
          link: { label: "Open the export", href: "#export" },
          copyable: { label: "Codes", values: ["SPRING-1", "SPRING-2"] },
        }}
      />
    ),
  },
  play: async () => {
    const button = await openByKey();
    await expectTrap("alertdialog");
    await expectReturn("alertdialog", button);
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("alertdialog");
    await tabTo(/^Close$/);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const Running = ({ open, onOpenChange }: Parameters<Draw>[0]) => {
  const [ended, setEnded] = useState(false);
  return (
    <ProgressDialog
      open={open}
      onClose={() => onOpenChange(false)}
      onCancel={() => setEnded(true)}
      title="Export of 12,400 players"
      progress={ended ? { step: "error", text: "Cancelled. Nothing was exported." } : { step: "running", percent: 40 }}
    />
  );
};

/** The first Escape cancels the running task and shows the result; the second one closes the dialog. */
export const InRunningProgressDialog: Story = {
  args: { draw: (overlay) => <Running {...overlay} /> },
  play: async () => {
    const button = await openByKey();
    const dialog = await screen.findByRole("alertdialog");
    await tabTo(/^Cancel$/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByText("Cancelled. Nothing was exported.")).toBeVisible());
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expectReturn("alertdialog", button);
  },
};
