import type { Db } from "../../db/db.ts";
import type { BetRow } from "../bets/bets-tables.ts";
import type { MoneyFact } from "./reports-tables.ts";
import type { TransactionRow } from "../transactions/transactions-tables.ts";

/** Rows are immutable, so results are cached by row. */
const known = new WeakMap<TransactionRow, MoneyFact>();

const factOf = (row: TransactionRow): MoneyFact => {
  const at = Date.parse(row.createdAt);
  return {
    at,
    playerId: row.player.playerId,
    opId: row.opId,
    type: row.transactionType,
    status: row.status,
    gateway: row.gateway ?? "internal",
    currency: row.balanceCurrency,
    amount: row.balanceCurrency === row.toCurrency ? row.toAmount : row.fromAmount,
    amountInUSD: row.toAmountInUSD,
    minutes: row.confirmedAt ? Math.round((Date.parse(row.confirmedAt) - at) / 60_000) : null,
    isFirst: row.isFTD,
  };
};

/** Every transaction in the form that reports need; sums over the list of transactions give the same figures. */
export const moneyFacts = (db: Db): MoneyFact[] =>
  Array.from(db.transactions.transactions.values(), (row) => {
    const fact = known.get(row) ?? factOf(row);
    known.set(row, fact);
    return fact;
  });

/** The confirmed transactions of one type. */
export const confirmedOf = (facts: readonly MoneyFact[], type: MoneyFact["type"]): MoneyFact[] =>
  facts.filter((it) => it.type === type && it.status === "CONFIRMED");

/** Number of players who bet, deposited or withdrew; receiving a bonus does not count as activity. */
export const activePlayers = (bets: readonly BetRow[], money: readonly MoneyFact[]): number => {
  const moved = money.filter((it) => it.type === "DEPOSIT" || it.type === "WITHDRAW");
  return new Set([...bets.map((it) => it.player.playerId), ...moved.map((it) => it.playerId)]).size;
};

/** The first confirmed deposit of each player, as the list of deposits marks it. */
export const firstDeposits = (db: Db): MoneyFact[] => confirmedOf(moneyFacts(db), "DEPOSIT").filter((it) => it.isFirst);
