import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { lookup } from "./lookup.ts";
import { sampleFilters } from "./sample-filters.ts";
import { search } from "./search.ts";
import { StoryFilter } from "./story-filter.tsx";
import { text } from "./text.ts";

const { bank, note, player, tags } = sampleFilters;
const never = () => new Promise<never>(() => {});

const meta = {
  title: "Filters/Texts",
  component: StoryFilter,
  args: { filter: note, query: null },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StoryFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Note contains" }), "late, again");
    await expect(canvas.getByTestId("chip")).toHaveTextContent("Note contains: late, again");
  },
};
export const TextHostile: Story = {
  args: {
    filter: text({ label: "Note", maxLength: 20_000 }),
    query: `\u202E<img src=x onerror=alert(1)>${"x".repeat(10_000)}`,
  },
};
export const TextDisabled: Story = { args: { filter: { ...note, disabledReason: "Notes are not searched here." } } };

/** Suggestions come from the second character; arrows choose and Enter takes. */
export const Search: Story = {
  args: { filter: bank },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Bank" });
    await userEvent.type(box, "n");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.type(box, "or");
    await expect(await screen.findAllByRole("option")).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Nordea");
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveValue("Nordea");
    await expect(box).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};
export const SearchLoading: Story = {
  args: { filter: search({ label: "Bank", suggest: never }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "no");
    await expect(await screen.findByText("Searching…")).toBeVisible();
  },
};
const flaky = fn<() => Promise<{ value: string; label: string }[]>>();
export const SearchFailed: Story = {
  args: { filter: search({ label: "Bank", suggest: flaky }) },
  beforeEach: () => {
    flaky.mockReset();
    flaky.mockRejectedValueOnce(new Error("no")).mockResolvedValue([{ value: "Nordea", label: "Nordea" }]);
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "no");
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await userEvent.click(await screen.findByRole("option", { name: "Nordea" }));
    await expect(canvas.getByTestId("address")).toHaveTextContent("=Nordea");
  },
};
export const SearchDisabled: Story = { args: { filter: { ...bank, disabledReason: "Choose an operator first." } } };

/** The address has the id; the name is asked for. */
export const Player: Story = {
  args: { filter: player, query: "pl_1004" },
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole("button", { name: "Remove Grace Hopper" });
    await userEvent.click(remove);
    const box = canvas.getByRole("combobox", { name: "Player" });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, "ad");
    await userEvent.click(await screen.findByRole("option", { name: /Adam Riese/ }));
    await expect(canvas.getByTestId("address")).toHaveTextContent("=pl_1002");
    await expect(canvas.getByRole("button", { name: "Remove Adam Riese" })).toHaveFocus();
  },
};
export const PlayerNothingFound: Story = {
  args: { filter: player },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "zzzz");
    await expect((await screen.findAllByText("Nothing found"))[0]).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Nothing found")).toBeNull());
    await expect(box).toHaveValue("zzzz");
  },
};
export const PlayerUnknown: Story = {
  args: {
    filter: lookup({ label: "Player", suggest: never, find: () => Promise.resolve(undefined) }),
    query: "pl_gone",
  },
  play: async ({ canvas }) => expect(canvas.getByRole("button", { name: "Remove pl_gone" })).toBeVisible(),
};
export const PlayerDisabled: Story = {
  args: { filter: { ...player, disabledReason: "You may not see players." }, query: "pl_1001" },
};

/** Enter or a comma adds, Backspace in the empty box takes the last away. */
export const Tags: Story = {
  args: { filter: tags },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Tags" });
    await userEvent.type(box, "wat");
    await screen.findByRole("option", { name: "watched" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await userEvent.type(box, "one,two{Enter}");
    await expect(canvas.getByTestId("address")).toHaveTextContent("=watched,one,two");
    await userEvent.keyboard("{Backspace}");
    await userEvent.click(canvas.getByRole("button", { name: "Remove watched" }));
    await expect(canvas.getByTestId("address")).toHaveTextContent("=one");
  },
};
export const TagsLongText: Story = {
  args: { filter: tags, query: Array.from({ length: 12 }, (_, i) => `a rather long tag number ${i}`).join(",") },
};
export const TagsDisabled: Story = { args: { filter: { ...tags, disabledReason: "Tags are off." }, query: "vip" } };
export const RightToLeft: Story = { args: { filter: player, query: "pl_1003" }, globals: { dir: "rtl" } };
