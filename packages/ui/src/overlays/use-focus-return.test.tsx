import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import { Dialog } from "./dialog/dialog.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./menu/dropdown-menu.tsx";
import { DropdownMenuItem } from "./menu/dropdown-menu-item.tsx";

const App = ({ onCloseAutoFocus }: { onCloseAutoFocus?: (event: Event) => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Rename" {...(onCloseAutoFocus && { onCloseAutoFocus })}>
        <input aria-label="Name" autoFocus />
      </Dialog>
    </>
  );
};

const openAndClose = async () => {
  const opener = screen.getByText("Open");
  opener.focus();
  opener.click();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  screen.getByLabelText("Close").click();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  return opener;
};

it("useFocusReturn: dialog without a trigger closes → focus returns to the opener", async () => {
  render(<App />);
  const opener = await openAndClose();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it("useFocusReturn: onCloseAutoFocus is prevented → focus is left to the caller", async () => {
  const onClose = vi.fn((event: Event) => event.preventDefault());
  render(<App onCloseAutoFocus={onClose} />);
  const opener = await openAndClose();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(document.activeElement).not.toBe(opener);
});

it("useFocusReturn: another control takes focus while the dialog closes → it keeps the focus, and the caller's handler is told", async () => {
  const returned = vi.fn((event: Event) => event.defaultPrevented);
  const Moving = () => {
    const [open, setOpen] = useState(false);
    const close = () => {
      flushSync(() => setOpen(false));
      screen.getByText("Next row").focus();
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <button type="button">Next row</button>
        <Dialog open={open} onOpenChange={close} title="Rename" onCloseAutoFocus={returned}>
          <input aria-label="Name" autoFocus />
        </Dialog>
      </>
    );
  };
  render(<Moving />);
  await openAndClose();
  await waitFor(() => expect(returned).toHaveBeenCalledOnce());
  expect(returned).toHaveReturnedWith(true);
  expect(document.activeElement).toBe(screen.getByText("Next row"));
});

it("useFocusReturn: dialog opened from a menu item → focus returns to the menu button", async () => {
  const Menu = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <DropdownMenu>
          <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => setOpen(true)}>Edit</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Dialog open={open} onOpenChange={setOpen} title="Edit" />
      </>
    );
  };
  render(<Menu />);
  const trigger = screen.getByText("Actions");
  trigger.focus();
  fireEvent.keyDown(trigger, { key: "Enter" });
  const item = await screen.findByRole("menuitem");
  await waitFor(() => expect(document.activeElement).toBe(item));
  fireEvent.click(item);
  await screen.findByRole("dialog");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  screen.getByLabelText("Close").click();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it("useFocusReturn: opener was in a dialog that has closed → focus returns to that dialog's opener", async () => {
  const Two = () => {
    const [open, setOpen] = useState<"first" | "second">();
    return (
      <>
        <button type="button" onClick={() => setOpen("first")}>
          Open
        </button>
        {open === "first" && (
          <Dialog open onOpenChange={() => setOpen(undefined)} title="Find">
            <button type="button" onClick={() => setOpen("second")}>
              Go on
            </button>
          </Dialog>
        )}
        <Dialog open={open === "second"} onOpenChange={() => setOpen(undefined)} title="Found" />
      </>
    );
  };
  render(<Two />);
  const opener = screen.getByText("Open");
  for (let times = 0; times < 2; times += 1) {
    opener.focus();
    fireEvent.click(opener);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Go on")));
    fireEvent.click(screen.getByText("Go on"));
    await screen.findByRole("dialog", { name: "Found" });
    fireEvent.click(screen.getByLabelText("Close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});
