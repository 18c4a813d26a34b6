import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { CommandPalette } from "../overlays/command-palette.tsx";
import { ConfirmDialog } from "../overlays/confirm-dialog.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { Drawer, DrawerFooter } from "../overlays/drawer.tsx";
import { DropdownMenuItem } from "../overlays/dropdown-menu-item.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../overlays/dropdown-menu.tsx";
import { ErrorDialog } from "../overlays/error-dialog.tsx";
import { ImageViewer } from "../overlays/image-viewer.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../overlays/popover.tsx";
import { Button } from "../primitives/button.tsx";
import { Input } from "../primitives/input.tsx";
import { expectReturn, expectTrap } from "./keyboard.ts";

type Overlay = { open: boolean; onOpenChange: (open: boolean) => void };
type Draw = (overlay: Overlay) => ReactNode;

const done = fn();
const IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='64' height='40'/%3E";

const nothing: Draw = () => null;

const Opener = ({ draw }: { draw: Draw }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {draw({ open, onOpenChange: setOpen })}
      <Button>After</Button>
    </>
  );
};

const meta = {
  title: "Patterns/Keyboard/Overlays",
  component: Opener,
  args: { draw: nothing },
  parameters: { controls: { disable: true } },
  beforeEach: () => {
    done.mockClear();
  },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab to the button, Enter: nothing is opened by the pointer. */
const openByKey = async (): Promise<HTMLElement> => {
  const button = screen.getByRole("button", { name: "Open" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  return button;
};

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

/** A dangerous act begins on Cancel: Enter at once does nothing. */
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

export const InCommandPalette: Story = {
  args: {
    draw: (overlay) => (
      <CommandPalette
        {...overlay}
        commands={[
          { id: "players", label: "Players", group: "Pages", onSelect: () => done("players") },
          { id: "payments", label: "Payments", group: "Pages", onSelect: () => done("payments") },
        ]}
      />
    ),
  },
  play: async () => {
    const button = await openByKey();
    await screen.findByRole("option", { name: /Players/ });
    await userEvent.keyboard("pa{Enter}");
    await expect(done).toHaveBeenCalledWith("payments");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const InMenu: Story = {
  render: () => (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>More</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => done("copy")}>Copy link</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => done("export")}>Export</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  play: async () => {
    const button = screen.getByRole("button", { name: "More" });
    button.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Copy link" })).toHaveFocus());
    await expectReturn("menu", button);
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    // By its first letter.
    await userEvent.keyboard("e{Enter}");
    await expect(done).toHaveBeenCalledWith("export");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const InPopover: Story = {
  render: () => (
    <Popover>
      <PopoverTrigger asChild>
        <Button>Note</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Note">
        <Input aria-label="Text of the note" />
      </PopoverContent>
    </Popover>
  ),
  play: async () => {
    const button = screen.getByRole("button", { name: "Note" });
    button.focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Text of the note" })).toHaveFocus());
    await expectReturn("dialog", button);
  },
};

/** Each Escape closes one, from the top, and each gives the focus to the one below. */
export const InStack: Story = {
  args: {
    draw: (overlay) => (
      <Drawer {...overlay} title="Player">
        <Opener
          draw={(inner) => (
            <Dialog {...inner} title="Payment">
              <Input aria-label="Amount" />
            </Dialog>
          )}
        />
      </Drawer>
    ),
  },
  play: async () => {
    const outer = await openByKey();
    await screen.findByRole("dialog", { name: "Player" });
    const inner = await openByKey();
    await screen.findByRole("dialog", { name: "Payment" });
    await expect(inner).not.toBe(outer);
    await expectReturn("dialog", inner);
    await expectReturn("dialog", outer);
  },
};
