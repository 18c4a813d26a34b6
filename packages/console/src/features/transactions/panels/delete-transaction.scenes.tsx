import type { Db } from "@backoffice/mocks";
import { expect } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";
import { changeTransaction, transaction } from "#testing/rows/transaction-rows.ts";

const rejected = (db: Db) => transaction(db, { transactionType: "DEPOSIT", status: "REJECTED" });
const opens: Scene["opens"] = (db) => ({ id: "delete-transaction", params: { tx: rejected(db) } });

export default {
  ...staging,
  title: "Panels/Transactions/Delete transaction",
  tags: ["panel:delete-transaction"],
  args: {
    opens,
    arrange: (db) => changeTransaction(db, rejected(db), { toAmount: 92.5, toCurrency: "EUR" }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const deletion = confirmation({
  title: "Delete transaction",
  button: "Delete transaction",
  write: "deleteTransaction",
  failure: "Unable To Delete Transaction",
});

export const Asks = deletion.asks(
  (db) =>
    `Delete the deposit of 92.50 EUR of player ${rejected(db).player.playerCode}, transaction ${rejected(db).txId}. ` +
    "No money moves. Lists filtered for deleted transactions still show it.",
);

const sent = (db: Db) => ({ query: { txId: rejected(db).txId, playerCode: rejected(db).player.playerCode } });
export const Deleted = deletion.sends(sent, "Transaction deleted.", {
  after: (db) =>
    expect(transaction(db, { transactionType: "DEPOSIT", status: "REJECTED", isDeleted: true })).toBeTruthy(),
});

export const DeletedByOthers = deletion.refused(
  (db) => changeTransaction(db, rejected(db), { isDeleted: true }),
  "This transaction was already deleted.",
);

/** The server refuses to delete a transaction that moved money. */
export const MovedMoneyMeanwhile = deletion.refused(
  (db) => changeTransaction(db, rejected(db), { status: "CONFIRMED" }),
  "This transaction has moved money and cannot be deleted.",
);

export const WithoutRight = deletion.forbidden("delete_transactions", "operator-manager");
