import { listBanks } from "@backoffice/api-client";
import { keepFocus } from "@backoffice/ui";
import { select, text } from "@backoffice/ui/filters";
import { Pencil, Trash2 } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, failedPage } from "#testing/page-states.ts";
import { change, nordea } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { HOSTILE_TEXT } from "#testing/stories/write-states.ts";
import { pageActionStore } from "#kit/pages/page-actions.ts";
import type { RowOf } from "../call-types.ts";
import type { ColumnsOf } from "../list-column.ts";
import { ListPage, type ListPageParts } from "../list-page.tsx";
import { rowsOf } from "../rows/row-source.ts";
import { defineListFilters } from "../state/filters.ts";

type Bank = RowOf<typeof listBanks.operation>;

const source = rowsOf(listBanks, "uuid");
const columns: ColumnsOf<typeof listBanks> = [
  { id: "key", header: "Key", cell: ({ key }) => key, sortable: true, width: 180 },
  { id: "bankName", header: "Name", cell: ({ bankName }) => bankName.en, width: 240 },
  { id: "status", header: "Status", cell: ({ status }) => status, width: 120 },
];
const filters = defineListFilters<typeof listBanks>()(() => ({
  search: text({ label: "Search", place: "bar" }),
  status: select({ label: "Status", options: [{ value: "ACTIVE", label: "Active" }], place: "bar" }),
}));

const remove = fn<(row: Bank) => void>();

const parts: ListPageParts<Bank> = {
  actions: (panels) => [
    {
      id: "edit",
      label: "Edit",
      icon: Pencil,
      primary: true,
      onSelect: ({ uuid }) => panels.open("bank-edit", { uuid }),
    },
    {
      id: "delete",
      label: "Delete",
      icon: Trash2,
      danger: true,
      reason: ({ status }) => (status === "ACTIVE" ? "It is in use." : undefined),
      onSelect: remove,
    },
  ],
  create: { label: "New bank", panel: "bank-edit", permission: "edit_banks" },
};

const page = () => (
  <ListPage
    label="Banks"
    source={source}
    columns={columns}
    filters={filters}
    limit={10}
    defaultSort={{ id: "key", desc: false }}
    opens={{ panel: "bank-edit", param: "uuid" }}
    {...parts}
  />
);

export default {
  ...staging,
  title: "Patterns/List page",
  args: { page },
  beforeEach: () => {
    staging.beforeEach();
    remove.mockClear();
  },
} satisfies SceneMeta;

export const Default = look();

export const Filled: SceneStory = {
  play: async () => {
    await expect(await firstRow()).toBeVisible();
    await expect(screen.getByRole("button", { name: "New bank" })).toBeEnabled();
  },
};

/** Row clicked → its panel opens and the row is marked; the panel can go to the next row. */
export const RowOpened: SceneStory = {
  play: async () => {
    await userEvent.click((await firstRow()).querySelector("td:nth-child(2)")!);
    await waitFor(() => expect(screen.getByRole("button", { name: "Next" })).toBeEnabled());
    await expect(screen.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** The record of the focused row; undefined while no row has the focus. */
const cursor = () => document.activeElement?.closest<HTMLElement>("tr[data-row-id]")?.dataset["rowId"];

/** J and K move the focus among the rows; it follows its record through re-reads and never goes to another one. */
export const Cursor: SceneStory = {
  args: { at: "/?limit=25" },
  beforeEach: keepFocus,
  play: async ({ loaded: { db, history } }) => {
    await firstRow();
    const ids = [...document.querySelectorAll<HTMLElement>("tr[data-row-id]")].map((it) => it.dataset["rowId"]!);
    const reread = async (removed: string) => {
      db.banks.delete(removed);
      pageActionStore
        .read()
        .find(({ label }) => label === "Refresh")
        ?.run();
      await waitFor(() => expect(document.querySelector(`tr[data-row-id="${removed}"]`)).toBeNull());
    };
    await userEvent.keyboard("j");
    await expect(cursor()).toBe(ids[0]);
    await userEvent.keyboard("jjjjjjjjjjjjk");
    await expect(cursor()).toBe(ids[11]);
    screen.getByRole("button", { name: "New bank" }).focus();
    await userEvent.keyboard("k");
    await expect(cursor()).toBe(ids[11]);

    // The tenth of the rows below is now in the group of the rows above it, and so a new element.
    await reread(ids[0]!);
    await reread(ids[1]!);
    await waitFor(() => expect(cursor()).toBe(ids[11]));
    await reread(ids[11]!);
    await waitFor(() => expect(screen.getByRole("grid")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(cursor()).toBe(ids[12]);
    await userEvent.keyboard("{Enter}");
    await expect(history.location.search).toBe(`?limit=25&panel=bank-edit&uuid=${ids[12]!}`);
  },
};

/** Row actions: buttons in the row and its menu; disabled ones show a reason. */
export const RowActions: SceneStory = {
  play: async () => {
    const row = await firstRow();
    await expect(within(row).getByRole("button", { name: /^Edit/ })).toBeEnabled();
    await userEvent.click(within(row).getByRole("button", { name: /^More actions/ }));
    const item = await screen.findByRole("menuitem", { name: /^Delete/ });
    await expect(item).toHaveTextContent("It is in use.");
    await expect(item).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await expect(remove).not.toHaveBeenCalled();
  },
};

/** Permission to edit is missing → each button names it. */
export const ReadOnly = look({
  args: { account: "operator-manager" },
  play: async () => {
    await expect(screen.getByRole("button", { name: "New bank" })).toHaveAccessibleDescription(/edit_banks/);
  },
});

/** Loading: the real columns are shown. */
export const Loading = look({
  args: { faults: [{ operation: "listBanks", fault: "timeout" }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("grid", { name: "Banks", busy: true })).toBeVisible());
    await expect(screen.getByRole("columnheader", { name: /Key/ })).toBeVisible();
  },
});

export const Empty = look(emptyPage("No banks yet"));

/** No row matches the filters → the filters can be cleared. */
export const NothingMatches = look({
  args: { at: "/?search=zzz&status=ACTIVE" },
  play: async () => {
    await userEvent.click((await screen.findAllByRole("button", { name: /^Clear/ }))[0]!);
    await expect(await firstRow()).toBeVisible();
  },
});

export const Error = look(failedPage("listBanks"));

/** Server fails three tries → error; the fourth try works. */
export const FailedAndTriedAgain: SceneStory = {
  args: { faults: [{ operation: "listBanks", fault: "500", times: 3 }] },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(await firstRow()).toBeVisible();
  },
};

/** Server refuses although the session has the permission → the refusal is shown. */
export const Forbidden = look({
  args: { faults: [{ operation: "listBanks", fault: "403" }] },
  play: async () => {
    await waitFor(() => expect(screen.getByText("You do not have access to this")).toBeVisible());
  },
});

export const LongContent = look({
  tags: ["browser"],
  args: {
    at: "/?opId=op-nordlys&search=NORDEA",
    arrange: (db) => {
      const row = nordea(db);
      change(db.banks, row, { bankName: { ...row.bankName, en: HOSTILE_TEXT } });
    },
  },
  play: async () => {
    await expect(await firstRow()).toHaveTextContent('<img src=x onerror="alert(1)">');
    await expect(document.querySelector("td img")).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

export const RightToLeft: SceneStory = {
  tags: ["browser"],
  globals: { dir: "rtl" },
  play: async () => {
    await expect(getComputedStyle(await firstRow()).direction).toBe("rtl");
  },
};
