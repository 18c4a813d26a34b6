import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import type { Command } from "./command-line.tsx";
import type { CommandPaletteProps } from "./command-palette-props.ts";
import { CommandPalette } from "./command-palette.tsx";
import meta, * as looks from "./command-palette.stories.tsx";
import { choose, commands } from "./story-command-palette.tsx";

const late: readonly Command[] = [{ id: "late", label: "Ada", group: "Found", onSelect: () => choose("late") }];

/** Something more is found once the hidden box is told so. */
const FoundLater = (props: CommandPaletteProps) => {
  const [found, setFound] = useState(false);
  return (
    <>
      <CommandPalette {...props} commands={[...(found ? late : []), ...commands]} />
      <input hidden data-testid="found" onInput={() => setFound(true)} />
    </>
  );
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText("Recent")).toBeVisible();
    await userEvent.click(screen.getByRole("option", { name: /Payments/ }));
    await expect(choose).toHaveBeenCalledWith("payments");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

/** Left open for the eye. */
export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole("option", { name: /Players/ })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Search" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const box = await screen.findByRole("combobox", { name: "Go to or do" });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(screen.getByRole("option", { name: /Banks/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("option", { name: /Players/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("add{Enter}");
    await expect(choose).toHaveBeenCalledWith("new-bank");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** More is being found: what is there can be chosen. */
export const Searching: Story = {
  ...looks.Searching,
  play: async () => {
    await expect(await screen.findByText("Searching")).toBeInTheDocument();
    await userEvent.type(screen.getByRole("combobox"), "pay{Enter}");
    await expect(choose).toHaveBeenCalledWith("payments");
  },
};

export const SearchFails: Story = {
  ...looks.SearchFailed,
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("took too long");
    await expect(screen.getByRole("option", { name: /Payments/ })).toBeVisible();
    await userEvent.type(screen.getByRole("combobox"), "zzz");
    await expect(screen.queryByText("Nothing is called that.")).toBeNull();
  },
};

export const RightToLeft: Story = {
  ...looks.RightToLeft,
  play: async () => {
    await expect(await screen.findByRole("listbox")).toBeVisible();
  },
};

/** What comes late and goes first leaves the line marked that somebody went to, and is not pressed in its place. */
export const FoundLate: Story = {
  render: (args) => <FoundLater {...args} />,
  play: async ({ canvas }) => {
    const marked = () => screen.getByRole("option", { selected: true });
    await expect(await screen.findByRole("option", { name: /Banks/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(marked()).toHaveTextContent("Payments");
    await fireEvent.input(canvas.getByTestId("found"));
    await expect(await screen.findByRole("option", { name: "Ada" })).toBeVisible();
    await expect(marked()).toHaveTextContent("Payments");
    // As the browser sends it where the list moved under a mouse that rests.
    const press = { pointerType: "mouse", detail: 1, bubbles: true };
    screen.getByRole("option", { name: /Players/ }).dispatchEvent(new PointerEvent("click", press));
    await expect(choose).not.toHaveBeenCalled();
    await waitFor(() => expect(marked()).toHaveTextContent("Players"));
    await userEvent.keyboard("{Enter}");
    await expect(choose).toHaveBeenCalledWith("players");
  },
};
