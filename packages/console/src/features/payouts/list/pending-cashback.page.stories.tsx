import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog, drawer, firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { changeTransaction } from "#testing/transaction-rows.ts";

/** What waits, the oldest first. */
const waiting = (db: Db) =>
  [...db.transactions.transactions.values()]
    .filter((it) => it.transactionType === "CASHBACK" && it.status === "PENDING" && !it.isDeleted)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

export default {
  ...staging,
  title: "Pages/Payouts/Pending cashback",
  args: { at: "/transactions/pending-cashback" },
} satisfies SceneMeta;

const press = async (name: RegExp) => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(button);
};
const shown = () => [...document.querySelectorAll<HTMLElement>("tr[data-row-id]")].map((row) => row.dataset["rowId"]);

/** The oldest first, and only what waits: what was deleted does not. */
export const OldestFirst: SceneStory = {
  args: { arrange: (db) => changeTransaction(db, waiting(db)[1]!, { isDeleted: true }) },
  play: async ({ loaded: { db } }) => {
    await firstRow();
    const ids = shown();
    await expect(ids).toEqual(
      waiting(db)
        .map(({ txId }) => txId)
        .slice(0, ids.length),
    );
    await expect(screen.queryByLabelText("Status")).toBeNull();
  },
};

/** Cleared by the keys alone: open, approve, and the next one opens; what was decided stays in sight. */
export const ClearedByKeys: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const [first, second] = waiting(db);
    const row = await firstRow();
    row.focus();
    await userEvent.keyboard("{Enter}");
    await (await drawer()).findByText(first!.txId);
    await userEvent.keyboard("a");
    await dialog("Approve cashback");
    await press(/^Approve \d/);
    await expect(await screen.findByText("Cashback approved.")).toBeVisible();
    await expect(await (await drawer()).findByText(second!.txId)).toBeVisible();
    await expect(db.transactions.transactions.get(first!.txId)?.status).toBe("CONFIRMED");
    // Behind the drawer.
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Confirmed", hidden: true })).toHaveLength(1));
  },
};

/** Rejected from the row, with a note: no drawer opens, and the row stays in sight as it is now. */
export const RejectedFromTheRow: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const [first] = waiting(db);
    const row = await firstRow();
    row.focus();
    await userEvent.keyboard("r");
    const asks = await dialog("Reject cashback");
    await userEvent.type(asks.getByRole("textbox", { name: /^Note/ }), "The terms were not met.");
    await press(/^Reject \d/);
    await expect(await screen.findByText("Cashback rejected.")).toBeVisible();
    await expect(db.transactions.transactions.get(first!.txId)?.status).toBe("REJECTED");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Rejected" })).toHaveLength(1));
  },
};

/** Somebody else decides the one that is open: it says so, and its buttons go. */
export const DecidedByOthersMeanwhile: SceneStory = {
  play: async ({ loaded: { db, calls } }) => {
    const [first] = waiting(db);
    const row = await firstRow();
    row.focus();
    await userEvent.keyboard("{Enter}");
    const panel = await drawer();
    await panel.findByRole("button", { name: "Approve…" });
    // Not the row of the list any more.
    await waitFor(() => expect(calls.some((it) => it.id === "showTransaction" && it.answered)).toBe(true));
    changeTransaction(db, first!, { status: "REJECTED", rejectedBy: "Priya" });
    window.dispatchEvent(new Event("visibilitychange"));
    await expect(await panel.findByText("Priya")).toBeVisible();
    await expect(panel.queryByRole("button", { name: "Approve…" })).toBeNull();
  },
};

export const Empty = emptyPage("No cashback waits");
export const Forbidden = forbiddenPage("listTransactions", "view_transactions");
