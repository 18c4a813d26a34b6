import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { filterOptions } from "../../primitives/combobox/combobox-filter.ts";
import type { CommandPaletteProps } from "./command-palette-props.ts";
import { CommandPalette } from "./command-palette.tsx";
import { choose, commands } from "./story-command-palette.tsx";

/** Filters the commands, as a caller would. */
const Held = (props: CommandPaletteProps) => {
  const [open, setOpen] = useState(props.open);
  const [query, setQuery] = useState(props.query);
  const byId = new Map(props.commands.map((it) => [it.id, it]));
  const matches = filterOptions(
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
        commands={matches.map(({ value }) => byId.get(value)!)}
      />
    </>
  );
};

const meta = {
  title: "Components/Overlays/Command palette",
  component: CommandPalette,
  render: (args) => <Held {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Command palette",
    placeholder: "Search pages, players, ids, actions",
    query: "",
    onQueryChange: () => {},
    commands,
    children: "Nothing matches this search.",
  },
  beforeEach: () => {
    choose.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongContent: Story = {
  args: { commands: [{ id: "x", label: "x\u202Eevil".repeat(1000), hint: "y".repeat(500), onSelect: () => {} }] },
};

export const Searching: Story = { args: { busy: true } };

export const SearchFailed: Story = { args: { failure: "Players could not be searched. The server took too long." } };

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole("combobox"), "zzz");
    await waitFor(() => expect(screen.getByText("Nothing matches this search.")).toBeVisible());
  },
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
