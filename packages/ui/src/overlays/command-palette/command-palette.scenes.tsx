import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import type { Command } from "./command-line.tsx";
import type { CommandPaletteProps } from "./command-palette-props.ts";
import { CommandPalette } from "./command-palette.tsx";
import meta, * as looks from "./command-palette.stories.tsx";
import { choose, commands } from "./story-command-palette.tsx";

const late: readonly Command[] = [{ id: "late", label: "Ada", group: "Found", onSelect: () => choose("late") }];

/** Adds commands on an input event of the hidden input. */
const FoundLater = (props: CommandPaletteProps) => {
  const [isFound, setIsFound] = useState(false);
  return (
    <>
      <CommandPalette {...props} commands={[...(isFound ? late : []), ...commands]} />
      <input hidden data-testid="found" onInput={() => setIsFound(true)} />
    </>
  );
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText("Recent")).toBeVisible());
    await userEvent.click(screen.getByRole("option", { name: /Payments/ }));
    await expect(choose).toHaveBeenCalledWith("payments");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

/** Stays open for visual review. */
export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole("option", { name: /Players/ })).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Search" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const box = await screen.findByRole("combobox", { name: "Command palette" });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(screen.getByRole("option", { name: /Banks/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("option", { name: /Players/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("add{Enter}");
    await expect(choose).toHaveBeenCalledWith("new-bank");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** While more commands load, the listed ones can be chosen. */
export const Searching: Story = {
  ...looks.Searching,
  play: async () => {
    await waitFor(() => expect(screen.getByText("Searching")).toBeInTheDocument());
    await userEvent.type(screen.getByRole("combobox"), "pay{Enter}");
    await expect(choose).toHaveBeenCalledWith("payments");
  },
};

export const SearchFails: Story = {
  ...looks.SearchFailed,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("took too long"));
    await expect(screen.getByRole("option", { name: /Payments/ })).toBeVisible();
    await userEvent.type(screen.getByRole("combobox"), "zzz");
    await expect(screen.queryByText("Nothing matches this search.")).toBeNull();
  },
};

export const RightToLeft: Story = {
  ...looks.RightToLeft,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
  },
};

/** A command that arrives late and is listed first neither changes the active line nor takes its click. */
export const FoundLate: Story = {
  render: (args) => <FoundLater {...args} />,
  play: async ({ canvas }) => {
    const marked = () => screen.getByRole("option", { selected: true });
    await waitFor(() => expect(screen.getByRole("option", { name: /Banks/ })).toHaveAttribute("aria-selected", "true"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(marked()).toHaveTextContent("Payments");
    await fireEvent.input(canvas.getByTestId("found"));
    await waitFor(() => expect(screen.getByRole("option", { name: "Ada" })).toBeVisible());
    await expect(marked()).toHaveTextContent("Payments");
    // The click event of a browser when the list has moved under a resting pointer.
    const press = { pointerType: "mouse", detail: 1, bubbles: true };
    screen.getByRole("option", { name: /Players/ }).dispatchEvent(new PointerEvent("click", press));
    await expect(choose).not.toHaveBeenCalled();
    await waitFor(() => expect(marked()).toHaveTextContent("Players"));
    await userEvent.keyboard("{Enter}");
    await expect(choose).toHaveBeenCalledWith("players");
  },
};
