import type { Meta, StoryObj } from "@storybook/react-vite";
import { Landmark, Plus, Users, Wallet } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../primitives/button.tsx";
import { CommandPalette, type CommandPaletteProps } from "./command-palette.tsx";
import { useCommandKey } from "./use-command-key.ts";

const Held = (props: CommandPaletteProps) => {
  const [open, setOpen] = useState(props.open);
  useCommandKey(() => setOpen(true));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette {...props} open={open} onOpenChange={setOpen} />
    </>
  );
};

const choose = fn();
const commands = [
  { id: "players", label: "Players", group: "Pages", icon: Users, keys: ["G", "P"], onSelect: () => choose("players") },
  { id: "banks", label: "Banks", group: "Pages", icon: Landmark, onSelect: () => choose("banks") },
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
const found = [
  { id: "p-88214", label: "Ada Lovelace", hint: "Player 88214", group: "Results", onSelect: () => choose("ada") },
];

/** The window is loaded when it is first opened. */
const LOADED = { timeout: 5000 };

const meta = {
  title: "Overlays/CommandPalette",
  component: CommandPalette,
  render: (args) => <Held {...args} />,
  args: { open: true, onOpenChange: () => {}, commands, recent: ["banks"] },
  beforeEach: () => {
    choose.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText("Recent", {}, LOADED)).toBeVisible();
    await userEvent.click(screen.getByRole("option", { name: /Payments/ }));
    await expect(choose).toHaveBeenCalledWith("payments");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};
/** Left open for the eye. */
export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole("option", { name: /Players/ }, LOADED)).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Search" });
    opener.focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    const box = await screen.findByRole("combobox", { name: "Search commands" }, LOADED);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(screen.getByRole("option", { name: /Banks/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("option", { name: /Players/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("add{Enter}");
    await expect(choose).toHaveBeenCalledWith("new-bank");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const AsyncResults: Story = {
  args: { search: fn(() => Promise.resolve(found)) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole("combobox", {}, LOADED), "ada");
    await expect(await screen.findByRole("option", { name: /Ada Lovelace/ })).toBeVisible();
    await expect(args.search).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Enter}");
    await expect(choose).toHaveBeenCalledWith("ada");
  },
};
export const Searching: Story = {
  args: { search: () => new Promise(() => {}) },
  play: async () => {
    await userEvent.type(await screen.findByRole("combobox", {}, LOADED), "zzz");
    await expect(screen.getByText("Searching")).toBeInTheDocument();
    await expect(screen.queryByText(/Nothing matches/)).toBeNull();
  },
};
export const SearchFails: Story = {
  args: { search: () => Promise.reject(new Error("504")) },
  play: async () => {
    await userEvent.type(await screen.findByRole("combobox", {}, LOADED), "pay");
    await expect(await screen.findByRole("alert")).toHaveTextContent("did not answer");
    await expect(screen.getByRole("option", { name: /Payments/ })).toBeVisible();
  },
};
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole("combobox", {}, LOADED), "zzz");
    await expect(await screen.findByText("Nothing matches “zzz”.")).toBeVisible();
  },
};
export const LongText: Story = {
  args: { commands: [{ id: "x", label: "x\u202Eevil".repeat(1000), hint: "y".repeat(500), onSelect: () => {} }] },
  play: async () => {
    const list = await screen.findByRole("listbox", {}, LOADED);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  play: async () => {
    await expect(await screen.findByRole("listbox", {}, LOADED)).toBeVisible();
  },
};
