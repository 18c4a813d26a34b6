import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { search } from "./search.ts";
import meta, * as looks from "./filter-texts.stories.tsx";
import { player } from "./story-filter-texts.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Note contains" }), "late, again");
    await expect(canvas.getByTestId("chip")).toHaveTextContent("Note contains: late, again");
  },
};

/** Suggestions appear from the second character; arrow keys move, Enter picks. */
export const Search: Story = {
  ...looks.Search,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Bank" });
    await userEvent.type(box, "n");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.type(box, "or");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Nordea");
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveValue("Nordea");
    await expect(box).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
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

/** The URL has the id; the name is requested. */
export const Player: Story = {
  ...looks.Player,
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
    await waitFor(() => expect(screen.getAllByText("Nothing found")[0]).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Nothing found")).toBeNull());
    await expect(box).toHaveValue("zzzz");
  },
};

export const PlayerUnknown: Story = {
  ...looks.PlayerUnknown,
  play: async ({ canvas }) => expect(canvas.getByRole("button", { name: "Remove pl_gone" })).toBeVisible(),
};

/** Enter or a comma adds a tag; Backspace in the empty input removes the last one. */
export const Tags: Story = {
  ...looks.Tags,
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
