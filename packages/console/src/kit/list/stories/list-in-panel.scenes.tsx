import { listBanks } from "@backoffice/api-client";
import { text } from "@backoffice/ui/filters";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { change, nordea } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { ownDrawer } from "#testing/stories/own-panel.ts";
import { expectWithin, HOSTILE_TEXT } from "#testing/stories/write-states.ts";
import type { ColumnsOf } from "../list-column.ts";
import { ListInPanel } from "../list-in-panel.tsx";
import { rowsOf } from "../rows/row-source.ts";
import { defineListFilters } from "../state/filters.ts";

const source = rowsOf(listBanks, "uuid");
const columns: ColumnsOf<typeof listBanks> = [
  { id: "key", header: "Key", cell: ({ key }) => key, sortable: true },
  { id: "bankName", header: "Name", cell: ({ bankName }) => bankName.en },
];
const filters = defineListFilters<typeof listBanks>()(() => ({ search: text({ label: "Search", place: "bar" }) }));

const Drawer = () => (
  <ListInPanel
    label="Banks"
    source={source}
    columns={columns}
    filters={filters}
    opens={{ panel: "bank-edit", param: "uuid" }}
    actions={(panels) => [
      {
        id: "edit",
        label: "Edit",
        primary: true,
        reason: ({ key }) => (key === "NORDEA" ? undefined : "Another one."),
        onSelect: ({ uuid }) => panels.open("bank-edit", { uuid }),
      },
    ]}
    empty="There are no banks."
  />
);

export default {
  ...staging,
  title: "Patterns/List in a panel",
  args: ownDrawer(Drawer, () => "1"),
} satisfies SceneMeta;

export const Default = look();

const says = (words: string | RegExp) => waitFor(() => expect(shownDrawer().getByText(words)).toBeVisible());
const rows = async () => (await drawer()).findAllByRole("row");

/** List in a panel: total and the first ten rows; paging does not change the address. */
export const Filled: SceneStory = {
  play: async ({ loaded: { history } }) => {
    await says(/^Banks: \d+$/);
    const before = history.location;
    const first = (await rows())[1]!.textContent;
    await userEvent.click((await drawer()).getByRole("button", { name: "Next page" }));
    await waitFor(async () => expect((await rows())[1]!.textContent).not.toBe(first));
    await expect(history.location).toBe(before);
  },
};

/** Row clicked → its own drawer opens. */
export const RowOpened: SceneStory = {
  args: { at: "/?opId=op-nordlys&panel=story-panel" },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("cell", { name: "NORDEA" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Bank", description: /^Nordea/ })).toBeVisible());
  },
};

/** Row action is disabled → its reason is shown. */
export const RowActions: SceneStory = {
  args: { at: "/?opId=op-nordlys&panel=story-panel" },
  play: async () => {
    const cell = await (await drawer()).findByRole("cell", { name: "NORDEA" });
    await expect(within(cell.closest("tr")!).getByRole("button", { name: /^Edit/ })).toBeEnabled();
    const [other] = (await rows()).slice(1).filter((it) => !it.contains(cell));
    await expect(within(other!).getByRole("button", { name: /^Edit/ })).toHaveAccessibleDescription("Another one.");
  },
};

export const Loading = look({
  args: { faults: [{ operation: "listBanks", fault: "timeout" }] },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByRole("grid", { name: "Banks", busy: true })).toBeVisible());
  },
});

export const Empty = look({ args: { scenario: "empty" }, play: () => says("There are no banks.") });

export const NothingMatches: SceneStory = {
  play: async () => {
    await userEvent.type(await (await drawer()).findByRole("searchbox", { name: "Search" }), "zzz");
    await says("Banks: 0");
    await userEvent.click((await (await drawer()).findAllByRole("button", { name: /^Clear/ }))[0]!);
    await says(/^Banks: [1-9]/);
  },
};

/** Read fails → rest of the panel stays, retry works. */
export const Error = look({
  args: { faults: [{ operation: "listBanks", fault: "html-200", times: 1 }] },
  play: async () => {
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Try again" }));
    await says(/^Banks: \d+$/);
  },
});

export const LongContent = look({
  tags: ["browser"],
  args: {
    arrange: (db) => {
      const row = nordea(db);
      change(db.banks, row, { order: 0, bankName: { ...row.bankName, en: HOSTILE_TEXT } });
    },
  },
  play: async () => {
    await says(/^Banks: \d+$/);
    await expectWithin(screen.getByRole("dialog"));
  },
});

export const RightToLeft: SceneStory = { globals: { dir: "rtl" }, play: () => says(/^Banks: \d+$/) };
