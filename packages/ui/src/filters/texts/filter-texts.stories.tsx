import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { lookup } from "../choices/lookup.ts";
import { search } from "./search.ts";
import { StoryFilter } from "../story-filter.tsx";
import { text } from "./text.ts";
import { bank, note, player, tags } from "./story-filter-texts.tsx";

const never = () => new Promise<never>(() => {});

const meta = {
  title: "Components/Filters/Texts",
  component: StoryFilter,
  args: { filter: note, query: null },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StoryFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const TextHostile: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    filter: text({ label: "Note", maxLength: 20_000 }),
    query: `\u202E<img src=x onerror=alert(1)>${"x".repeat(10_000)}`,
  },
};

export const Search: Story = { args: { filter: bank } };

export const SearchLoading: Story = {
  args: { filter: search({ label: "Bank", suggest: never }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "no");
    await waitFor(() => expect(screen.getByText("Searching…")).toBeVisible());
  },
};

export const Player: Story = { args: { filter: player, query: "pl_1004" } };

export const PlayerUnknown: Story = {
  args: {
    filter: lookup({ label: "Player", suggest: never, find: () => Promise.resolve(undefined) }),
    query: "pl_gone",
  },
};

export const Tags: Story = { args: { filter: tags } };

export const TagsLongText: Story = {
  tags: ["!dev", "!autodocs"],
  args: { filter: tags, query: Array.from({ length: 12 }, (_, i) => `a rather long tag number ${i}`).join(",") },
};

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  args: { filter: player, query: "pl_1003" },
  globals: { dir: "rtl" },
};
