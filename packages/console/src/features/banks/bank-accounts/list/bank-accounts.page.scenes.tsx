import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawerKey } from "#testing/drawer-key.ts";
import { dialog, drawer, firstRow } from "#testing/on-screen.ts";
import { emptyPage, filledPage, forbiddenPage } from "#testing/page-states.ts";
import { account, change } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Withdraw/Bank accounts",
  args: { at: "/withdraw/bank-accounts" },
} satisfies SceneMeta;

export const Default = look(filledPage);

/** Pending accounts only, as the quick dashboard links to them: oldest first, without the state that all share. */
export const Waiting: SceneStory = {
  args: { at: "/withdraw/bank-accounts?status=PENDING&isDeleted=false" },
  play: async () => {
    await firstRow();
    await expect(screen.getByRole("columnheader", { name: "Waiting" })).toHaveAttribute("aria-sort", "ascending");
    await expect(screen.queryByRole("columnheader", { name: "Status" })).toBeNull();
  },
};

/** Pending accounts → without deleted ones, which are in the list of deleted accounts (ruling 57). */
export const PendingWithoutDeleted: SceneStory = {
  args: {
    at: "/withdraw/bank-accounts?status=PENDING&limit=200",
    arrange: (db) => change(db.bankAccounts, account(db, { status: "PENDING" }), { isDeleted: true }),
  },
  play: async ({ loaded: { db, calls } }) => {
    await firstRow();
    await expect(screen.queryByRole("cell", { name: "Deleted" })).toBeNull();
    const shown = [...document.querySelectorAll<HTMLElement>("tr[data-row-id]")].map(
      ({ dataset }) => dataset["rowId"]!,
    );
    await expect(shown.map((uuid) => db.bankAccounts.get(uuid)?.isDeleted)).not.toContain(true);
    const lists = calls.filter(({ id }) => id === "listBankAccounts");
    await expect(lists[0]?.input).toHaveProperty("body.isDeleted", false);
  },
};

/** Deleted accounts → no decision, and no selection, without `redo_bank_account_actions` (rulings 24 and 57). */
export const Deleted: SceneStory = {
  args: { account: "operator-manager", at: "/withdraw/bank-accounts?status=PENDING&isDeleted=true" },
  play: async () => {
    const row = within(await firstRow());
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Deleted" }).length).toBeGreaterThan(0));
    await expect(row.getByRole("checkbox")).toBeDisabled();
    await expect(row.getByRole("checkbox")).toHaveAccessibleDescription("This account is deleted.");
    await expect(row.queryByRole("button", { name: /^Approve/ })).toBeNull();
  },
};

/** Other users decide the rest of the queue while its first account is open here. */
export const EmptiedByOthers: SceneStory = {
  args: { account: "operator-manager", at: "/withdraw/bank-accounts?status=PENDING&isDeleted=false&sort=createdAt" },
  play: async ({ loaded: { db } }) => {
    const row = await firstRow();
    const own = row.dataset["rowId"]!;
    await userEvent.click(row);
    const panel = await drawer();
    await userEvent.type(await panel.findByRole("textbox", { name: /^Note/ }), "Confirmed.");
    for (const other of db.bankAccounts.values())
      if (other.uuid !== own && other.status === "PENDING") change(db.bankAccounts, other, { status: "REJECTED" });
    await userEvent.click(panel.getByRole("button", { name: "Approve" }));
    await waitFor(() => expect(screen.getByText("Bank account approved.")).toBeVisible());
    await expect(db.bankAccounts.get(own)?.status).toBe("APPROVED");
    // The next account shows its current status, with no decision.
    await waitFor(() => expect(panel.getByText("Rejected")).toBeVisible());
    await expect(panel.queryByRole("textbox", { name: /^Note/ })).toBeNull();
    await userEvent.click(panel.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // Decided accounts stay visible until the list is requested with other filters.
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Approved" })).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole("cell", { name: "Pending" })).toBeNull());
    await expect(screen.getAllByRole("cell", { name: "Rejected meanwhile" }).length).toBeGreaterThan(5);
  },
};

/** A and R focus the note of the open account, wherever in the drawer the focus was; in the list they ask. */
export const KeysInTheDrawer: SceneStory = {
  args: { account: "operator-manager", at: "/withdraw/bank-accounts?status=PENDING&isDeleted=false&sort=createdAt" },
  play: async ({ loaded: { calls } }) => {
    const row = await firstRow();
    row.focus();
    await userEvent.keyboard("{Enter}");
    const note = await (await drawer()).findByRole("textbox", { name: /^Note/ });
    for (const key of ["a", "r"]) {
      await drawerKey(calls, row.dataset["rowId"]!, key);
      await waitFor(() => expect(note).toHaveFocus());
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    row.focus();
    await userEvent.keyboard("r");
    await dialog(/^Reject/);
  },
};

/** Account numbers that another account shares. */
export const Duplicates = look({
  args: { at: "/withdraw/bank-accounts?isDuplicated=true" },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText("Duplicate").length).toBeGreaterThan(3));
  },
});

export const Empty = look(emptyPage("No bank accounts yet"));

/** Without the permission no request is sent. */
export const Forbidden = forbiddenPage("listBankAccounts", "view_bank_accounts");
