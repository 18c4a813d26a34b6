import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import type { TransactionRow } from "../transactions/transactions-tables.ts";

type BonusTransaction = components["schemas"]["BonusTransaction"];

const viewOf = (tx: TransactionRow, paid: Db["bonus"]["paid"]): BonusTransaction => ({
  txId: tx.txId,
  ...(paid.get(tx.txId) ?? { bonusId: null, bonusTitle: null }),
  opId: tx.opId,
  opTitle: tx.opTitle,
  playerId: tx.player.playerId,
  playerCode: tx.player.playerCode,
  username: tx.player.nickName,
  isTest: tx.player.isTest,
  transactionSubType: tx.transactionSubType as BonusTransaction["transactionSubType"],
  status: tx.status,
  toAmount: tx.toAmount,
  toCurrency: tx.toCurrency,
  toAmountInUSD: tx.toAmountInUSD,
  balanceBefore: tx.balanceBefore,
  balanceAfter: tx.balanceAfter,
  createdAt: tx.createdAt,
  confirmedAt: tx.confirmedAt,
  confirmedBy: tx.confirmedBy,
});

/** The transactions of bonuses, each with the bonus or form that it has paid: the same rows that all transactions are of. */
export const bonusTransactions = ({ transactions, bonus: { paid } }: Db): BonusTransaction[] =>
  [...transactions.transactions.values()].filter((it) => it.transactionType === "BONUS").map((it) => viewOf(it, paid));
