import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog, drawer, firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { changeTransaction } from "#testing/transaction-rows.ts";

/** What waits, the oldest first. */
const waiting = (db: Db) =>
  [...db.transactions.transactions.values()]
    .filter((it) => it.transactionType === "DEPOSIT" && it.status === "PENDING" && !it.isDeleted)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

/** All of them are paid at their providers. */
const allPaid = (db: Db) => {
  const { orders } = db.transactions;
  for (const { txId } of waiting(db)) orders.set(txId, { ...orders.get(txId)!, orderStatus: "PAID" });
};

export default {
  ...staging,
  title: "Pages/Deposit/Pending deposits",
  args: { at: "/deposit/pending", arrange: allPaid },
} satisfies SceneMeta;

const press = async (name: RegExp) => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(button);
};

/** The oldest first, and only what waits: neither other statuses nor deleted ones, and no filter of the status. */
export const OldestFirst: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await firstRow();
    const ids = [...document.querySelectorAll<HTMLElement>("tr[data-row-id]")].map((row) => row.dataset["rowId"]);
    await expect(ids).toEqual(
      waiting(db)
        .map(({ txId }) => txId)
        .slice(0, ids.length),
    );
    await expect(screen.queryByLabelText("Status")).toBeNull();
    await expect(screen.queryByRole("button", { name: "Oldest waiting first" })).toBeNull();
  },
};

/** Cleared by the keys alone: open, verify, and the next one opens; what was decided stays in sight. */
export const ClearedByKeys: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const [first, second] = waiting(db);
    const row = await firstRow();
    row.focus();
    await userEvent.keyboard("{Enter}");
    const panel = await drawer();
    await panel.findByText(first!.txId);
    await userEvent.keyboard("a");
    await dialog("Verify Deposit Confirmation");
    await press(/^Verify \d/);
    await expect(await screen.findByText("Deposit Verified!")).toBeVisible();
    await expect(await (await drawer()).findByText(second!.txId)).toBeVisible();
    await expect(db.transactions.transactions.get(first!.txId)?.status).toBe("CONFIRMED");
    // Behind the drawer.
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Confirmed", hidden: true })).toHaveLength(1));
  },
};

/** Rejected from the row: no drawer opens, and the row stays in sight as it is now. */
export const RejectedFromTheRow: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const [first] = waiting(db);
    const row = await firstRow();
    row.focus();
    await userEvent.keyboard("r");
    const asks = await dialog("Reject Deposit Order");
    await userEvent.type(asks.getByRole("textbox", { name: /^Reason/ }), "The payer is not the player.");
    await press(/^Reject \d/);
    await expect(await screen.findByText("Deposit Rejected!")).toBeVisible();
    await expect(db.transactions.transactions.get(first!.txId)?.status).toBe("REJECTED");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Rejected" })).toHaveLength(1));
  },
};

/** The last one: the drawer closes. */
export const TheLastClosesTheDrawer: SceneStory = {
  args: {
    arrange: (db) => {
      allPaid(db);
      for (const other of waiting(db).slice(1)) changeTransaction(db, other, { status: "REJECTED" });
    },
  },
  play: async () => {
    const row = await firstRow();
    row.focus();
    await userEvent.keyboard("{Enter}");
    await (await drawer()).findByRole("button", { name: "Verify…" });
    await userEvent.keyboard("a");
    await dialog("Verify Deposit Confirmation");
    await press(/^Verify \d/);
    await expect(await screen.findByText("Deposit Verified!")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Empty = emptyPage("No deposit waits", { arrange: () => undefined });
export const Forbidden = forbiddenPage("listDeposits", "view_deposits");
