import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { dialog, drawer, firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { pendingTransactionsStories, pressReady, waitingOf } from "#testing/stories/pending-transactions-stories.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { changeTransaction } from "#testing/rows/transaction-rows.ts";

const waiting = (db: Db) => waitingOf(db, "DEPOSIT");

/** Marks all of them as paid by their providers. */
const allPaid = (db: Db) => {
  const { orders } = db.transactions;
  for (const { txId } of waiting(db)) orders.set(txId, { ...orders.get(txId)!, orderStatus: "PAID" });
};

export default {
  ...staging,
  title: "Pages/Deposit/Pending deposits",
  args: { at: "/deposit/pending", arrange: allPaid },
} satisfies SceneMeta;

export const Default = look();

const queue = pendingTransactionsStories({
  type: "DEPOSIT",
  arrange: allPaid,
  approve: {
    asks: "Verify Deposit Confirmation",
    button: /^Verify \d/,
    says: "Deposit Verified!",
  },
  reject: {
    asks: "Reject Deposit Order",
    field: /^Reason/,
    text: "The payer is not the player.",
    button: /^Reject/,
    says: "Deposit Rejected!",
  },
});

export const OldestFirst = look(queue.oldestFirst);
export const ClearedByKeys = queue.clearedByKeys;
export const ApprovedInTheDrawer = queue.approvedInTheDrawer;
export const RejectedInTheDrawer = queue.rejectedInTheDrawer;
export const RejectedFromTheRow = queue.rejectedFromTheRow;
export const DecidedByOthersMeanwhile = queue.decidedByOthers;

/** Deciding the last deposit closes the drawer. */
export const TheLastClosesTheDrawer: SceneStory = {
  args: {
    arrange: (db) => {
      allPaid(db);
      for (const other of waiting(db).slice(1)) changeTransaction(db, other, { status: "REJECTED" });
    },
  },
  play: async () => {
    (await firstRow()).focus();
    await userEvent.keyboard("{Enter}");
    await (await drawer()).findByRole("button", { name: /^Verify \d/ });
    await userEvent.keyboard("a");
    await dialog("Verify Deposit Confirmation");
    await pressReady(/^Verify \d/);
    await waitFor(() => expect(screen.getByText("Deposit Verified!")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Empty = look(emptyPage("No pending deposits", { arrange: () => undefined }));
export const Forbidden = forbiddenPage("listDeposits", "view_deposits");
