import type { Db } from "@backoffice/mocks";
import { ownOf, withdrawal } from "#testing/rows/withdrawal-rows.ts";

/** Ids of withdrawals, and of something without money that can be switched on and off: a block of the CMS. */
export type Sample = { money: readonly string[]; block: string };

/** Keeps three pending withdrawals, two by hand and one by a provider. */
export const sampleOf = (db: Db): Sample => {
  const { transactions } = db.transactions;
  const money = (["manual", "cpg"] as const).map((it) => withdrawal(db, it).txId);
  const extra = [...transactions.values()].find(
    (it) => it.transactionType === "WITHDRAW" && it.status === "PENDING" && !money.includes(it.txId),
  )!;
  money.push(extra.txId);
  const own = ownOf(db, extra);
  db.transactions.withdrawals.set(extra.txId, { ...own, paymentProvider: "manual" });
  transactions.set(extra.txId, { ...extra, gateway: "manual" });
  for (const [id, row] of transactions) {
    if (row.transactionType !== "WITHDRAW") continue;
    if (money.includes(id)) transactions.set(id, { ...row, opId: "op-nordlys", toAmountInUSD: 50 });
    else transactions.delete(id);
  }
  return { money, block: [...db.cmsBlocks.blocks.keys()][0]! };
};
