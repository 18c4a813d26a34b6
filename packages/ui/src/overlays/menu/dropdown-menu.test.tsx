import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { DropdownMenuItem } from "./dropdown-menu-item.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./dropdown-menu.tsx";

/** A menu whose handler, when it has closed, focuses the note. */
const Menu = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <input aria-label="Note" />
      <input aria-label="Search" />
      <DropdownMenu open={open} onOpenChange={setOpen}>
        <DropdownMenuTrigger>Replies</DropdownMenuTrigger>
        <DropdownMenuContent
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            screen.getByLabelText("Note").focus();
          }}
        >
          <DropdownMenuItem>Thanks</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
};

const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

it("dropdown menu: item is chosen → its handler says where the focus goes", async () => {
  render(<Menu />);
  fireEvent.click(await screen.findByRole("menuitem"));
  await waitFor(() => expect(focused()).toBe("Note"));
});

it("dropdown menu: user focuses a field before the focus returns → the field keeps it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    render(<Menu />);
    await vi.runAllTimersAsync();
    fireEvent.click(screen.getByRole("menuitem"));
    screen.getByLabelText("Search").focus();
    await vi.runAllTimersAsync();
    expect(focused()).toBe("Search");
  } finally {
    vi.useRealTimers();
  }
});

it("dropdown menu: trap of the window takes the lost focus first → its handler still says where the focus goes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    render(
      <div role="dialog" aria-label="Ticket" tabIndex={-1}>
        <Menu />
      </div>,
    );
    await vi.runAllTimersAsync();
    fireEvent.click(screen.getByRole("menuitem"));
    screen.getByRole("dialog").focus();
    await vi.runAllTimersAsync();
    expect(focused()).toBe("Note");
  } finally {
    vi.useRealTimers();
  }
});
