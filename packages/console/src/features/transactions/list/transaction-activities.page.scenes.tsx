import { expect, screen, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { firstRow } from "#testing/on-screen.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { transaction } from "#testing/rows/transaction-rows.ts";

export default {
  ...staging,
  title: "Pages/Transactions/Transaction activities",
  args: { at: "/transactions/transactions-activities" },
} satisfies SceneMeta;

export const Default = look();

/** Rows link to the player and the transaction. */
export const LinksToTheTransaction: SceneStory = {
  args: {
    arrange: (db) => {
      const { txId, player } = transaction(db, { transactionType: "DEPOSIT" });
      const table = db.activities.transactions;
      const entry = firstOf(table, (it) => it.opId === "op-nordlys");
      table.set(entry.uuid, { ...entry, subject: { id: txId, title: player.playerCode } });
    },
    at: (db) => `/transactions/transactions-activities?search=${transaction(db, { transactionType: "DEPOSIT" }).txId}`,
  },
  play: async ({ loaded: { db } }) => {
    const { txId, player } = transaction(db, { transactionType: "DEPOSIT" });
    const row = within(await firstRow());
    await expect(row.getByRole("link", { name: player.playerCode })).toHaveAttribute(
      "href",
      `/players/${player.playerCode}`,
    );
    await expect(row.getByRole("link", { name: /…/ })).toHaveAttribute("href", `/transactions/details/${txId}`);
    await expect(screen.getAllByRole("columnheader")[0]).toHaveTextContent("When");
  },
};

export const Empty = look(emptyPage("No transaction activities yet"));
export const Forbidden = forbiddenPage("listTransactionActivities", "view_transaction_activities");
