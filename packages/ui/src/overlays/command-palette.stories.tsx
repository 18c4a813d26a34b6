import type { Meta, StoryObj } from "@storybook/react-vite";
import { History, Plus, Users, Wallet } from "lucide-react";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../primitives/button.tsx";
import { filterOptions } from "../primitives/combobox-filter.ts";
import type { Command } from "./command-line.tsx";
import type { CommandPaletteProps } from "./command-palette-props.ts";
import { CommandPalette } from "./command-palette.tsx";

/** Finds by itself what its caller would. */
const Held = (props: CommandPaletteProps) => {
  const [open, setOpen] = useState(props.open);
  const [query, setQuery] = useState(props.query);
  const byId = new Map(props.commands.map((it) => [it.id, it]));
  const found = filterOptions(
    props.commands.map((it) => ({ ...it, value: it.id })),
    query,
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        commands={found.map(({ value }) => byId.get(value)!)}
      />
    </>
  );
};

const choose = fn();
const commands: readonly Command[] = [
  { id: "recent", label: "Banks", group: "Recent", icon: History, onSelect: () => choose("banks") },
  { id: "players", label: "Players", group: "Pages", icon: Users, keys: ["G", "P"], onSelect: () => choose("players") },
  {
    id: "payments",
    label: "Payments",
    hint: "Money",
    group: "Pages",
    icon: Wallet,
    onSelect: () => choose("payments"),
  },
  { id: "new-bank", label: "Add bank", group: "Actions", icon: Plus, onSelect: () => choose("new-bank") },
];

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

const meta = {
  title: "Overlays/CommandPalette",
  component: CommandPalette,
  render: (args) => <Held {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Go to or do",
    placeholder: "Search pages, players, ids, actions",
    query: "",
    onQueryChange: () => {},
    commands,
    children: "Nothing is called that.",
  },
  beforeEach: () => {
    choose.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;
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
  args: { busy: true },
  play: async () => {
    await expect(await screen.findByText("Searching")).toBeInTheDocument();
    await userEvent.type(screen.getByRole("combobox"), "pay{Enter}");
    await expect(choose).toHaveBeenCalledWith("payments");
  },
};
export const SearchFails: Story = {
  args: { failure: "Players could not be searched. The server took too long." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("took too long");
    await expect(screen.getByRole("option", { name: /Payments/ })).toBeVisible();
    await userEvent.type(screen.getByRole("combobox"), "zzz");
    await expect(screen.queryByText("Nothing is called that.")).toBeNull();
  },
};
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole("combobox"), "zzz");
    await expect(await screen.findByText("Nothing is called that.")).toBeVisible();
  },
};
export const LongText: Story = {
  args: { commands: [{ id: "x", label: "x\u202Eevil".repeat(1000), hint: "y".repeat(500), onSelect: () => {} }] },
  play: async () => {
    const list = await screen.findByRole("listbox");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
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
