import type { Db } from "@backoffice/mocks";
import { expect, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { says } from "#testing/stories/record.ts";
import { transaction } from "#testing/rows/transaction-rows.ts";

const mine = (db: Db) => transaction(db, { transactionType: "CASHBACK" });
const codeOf = (db: Db) => mine(db).player.playerCode;
const at: Scene["at"] = (db) => `/?panel=cashback-withdrawal-history&player=${codeOf(db)}`;

export default {
  ...staging,
  title: "Panels/Players/Cashback Withdrawal History",
  tags: ["panel:cashback-withdrawal-history"],
  args: { at },
} satisfies SceneMeta;

export const Default = look();

/** This player's transactions of this kind only, 50 per page, whatever the scope; each row opens its details. */
export const Filled: SceneStory = {
  args: { at: (db) => `/?opId=op-sakura&panel=cashback-withdrawal-history&player=${codeOf(db)}` },
  play: async ({ loaded: { db, calls, history } }) => {
    const count = [...db.transactions.transactions.values()].filter(
      (it) => it.transactionType === "CASHBACK" && it.player.playerCode === codeOf(db) && !it.isDeleted,
    ).length;
    await says("Cashback Withdrawal History");
    await says(`Cashback withdrawals: ${count}`);
    await expect(calls.filter((it) => it.id === "listTransactionHistory").map(({ input }) => input)).toEqual([
      { body: { type: "CASHBACK", limit: 50, page: 1, playerCode: codeOf(db), opId: "*" } },
    ]);
    const row = (await drawer()).getAllByRole("row")[1]!;
    await userEvent.click(row);
    await waitFor(() => expect(history.location.search).toContain("panel=transaction-details"));
  },
};

export const Empty = look({
  args: { at: "/?panel=cashback-withdrawal-history&player=NOBODY" },
  play: async () => says("No cashback withdrawals."),
});

export const NoPlayer = look(gonePanel("/?panel=cashback-withdrawal-history", "player"));
export const Forbidden = look(forbiddenPanel("listTransactionHistory", "view_transactions"));
