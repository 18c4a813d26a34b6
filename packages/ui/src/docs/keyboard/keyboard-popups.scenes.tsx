import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { CommandPalette } from "../../overlays/command-palette/command-palette.tsx";
import { DropdownMenuItem } from "../../overlays/menu/dropdown-menu-item.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../../overlays/menu/dropdown-menu.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../overlays/popover/popover.tsx";
import { Tooltip } from "../../overlays/tooltip/tooltip.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { type Draw, Opener } from "./keyboard-opener.tsx";
import { expectReturn, openByKey } from "./keyboard.ts";
import { done } from "./story-keyboard-popups.tsx";

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

export const InCommandPalette: Story = {
  args: {
    draw: (overlay) => (
      <CommandPalette
        {...overlay}
        title="Go to"
        placeholder="Search pages"
        query=""
        onQueryChange={() => {}}
        commands={[
          { id: "players", label: "Players", group: "Pages", onSelect: () => done("players") },
          { id: "payments", label: "Payments", group: "Pages", onSelect: () => done("payments") },
        ]}
      >
        Nothing matches this search.
      </CommandPalette>
    ),
  },
  play: async () => {
    const button = await openByKey();
    await screen.findByRole("option", { name: /Players/ });
    await userEvent.keyboard("{ArrowDown}{Enter}");
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
    // Typeahead by the first letter.
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

/** A tooltip describes the focused element and never takes the focus; Escape hides the tooltip only. */
export const InTooltip: Story = {
  render: () => (
    <Tooltip content="Counts only confirmed payments">
      <Button>Total</Button>
    </Tooltip>
  ),
  play: async () => {
    await userEvent.tab();
    const button = screen.getByRole("button", { name: "Total" });
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};
