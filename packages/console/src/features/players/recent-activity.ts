import type { components } from "@backoffice/api-client";
import { addDecimals, compareDecimals, subtractDecimals } from "@backoffice/ui/form";
import { kindWords } from "#entities/transaction/transaction-kind.ts";
import { TRANSACTION_STATUS } from "#entities/transaction/transaction-status.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type Schemas = components["schemas"];
type Bet = Pick<Schemas["Bet"], "betId" | "title" | "status" | "currency" | "betAmount" | "winAmount" | "createdAt">;
type Transaction = Schemas["Transaction"];

/** One line of what a player did, or what was done for the player. */
export type Entry = {
  id: string;
  at: string;
  title: string;
  detail: string;
  /** Balance change as a signed decimal text; null if no money moved, such as a pending deposit. */
  amount: { value: string; currency: string } | null;
  /** The record that it opens; several bets in a row open none. */
  record?: { kind: "bet" | "transaction"; id: string };
};

/** Rows read from one source; only the latest of a longer list. */
type Read<Row> = { count: number; items: readonly Row[] } | undefined;

const changeOf = (tx: Transaction): Entry["amount"] => {
  const direction = compareDecimals(decimalOf(tx.balanceAfter), decimalOf(tx.balanceBefore));
  if (direction === 0) return null;
  const value = decimalOf(tx.toAmount).replace(/^-/, "");
  return { value: direction < 0 ? `-${value}` : value, currency: tx.toCurrency };
};

const ofTransaction = (tx: Transaction): Entry => ({
  id: tx.txId,
  at: tx.createdAt,
  title: kindWords(tx),
  detail: [
    tx.status === "CONFIRMED" ? undefined : (TRANSACTION_STATUS[tx.status]?.label.toLowerCase() ?? tx.status),
    tx.gateway,
    tx.transactionType === "TOPUP" && tx.confirmedBy ? `by ${tx.confirmedBy}` : undefined,
    tx.note ? `“${tx.note}”` : undefined,
  ]
    .filter(Boolean)
    .join(", "),
  amount: changeOf(tx),
  record: { kind: "transaction", id: tx.txId },
});

const resultOf = (bets: readonly Bet[]): string =>
  bets.reduce(
    (sum, bet) => addDecimals(sum, subtractDecimals(decimalOf(bet.winAmount), decimalOf(bet.betAmount))),
    "0",
  );

const ofBets = (bets: readonly [Bet, ...Bet[]]): Entry => {
  const [latest] = bets;
  const open = bets.filter(({ status }) => status === "OPEN").length;
  return {
    id: latest.betId,
    at: latest.createdAt,
    title: bets.length === 1 ? "Bet" : `${bets.length} bets`,
    detail: `on ${latest.title}${open === 0 ? "" : bets.length === 1 ? ", open" : `, ${open} open`}`,
    amount: { value: resultOf(bets), currency: latest.currency },
    ...(bets.length === 1 && { record: { kind: "bet" as const, id: latest.betId } }),
  };
};

/** Bets in a row on one game are one line. */
const inRows = (bets: readonly Bet[]): [Bet, ...Bet[]][] => {
  const rows: [Bet, ...Bet[]][] = [];
  for (const bet of bets) {
    const row = rows.at(-1);
    if (row && row[0].title === bet.title && row[0].currency === bet.currency) row.push(bet);
    else rows.push([bet]);
  }
  return rows;
};

/** When the unread rest of a list begins; undefined for a list that was read whole. */
const restOf = (read: Read<{ createdAt: string }>): string =>
  read && read.count > read.items.length ? (read.items.at(-1)?.createdAt ?? "") : "";

/**
 * What happened to a player, latest first: bets and transactions as far back as both are known, and at the end the
 * registration, if nothing before it is left out.
 */
export const recentActivity = (
  { bets, transactions }: { bets: Read<Bet>; transactions: Read<Transaction> },
  player: Pick<Schemas["Player"], "playerCode" | "createdAt" | "refId">,
  most: number,
): Entry[] => {
  const known = [restOf(bets), restOf(transactions)].toSorted().at(-1)!;
  const entries = [
    ...(transactions?.items ?? []).map((tx) => ofTransaction(tx)),
    ...inRows(bets?.items ?? []).map((row) => ofBets(row)),
  ]
    .filter(({ at }) => at >= known)
    .toSorted((a, b) => b.at.localeCompare(a.at));
  const registered: Entry = {
    id: player.playerCode,
    at: player.createdAt,
    title: "Registered",
    detail: player.refId ? `referred by ${player.refId}` : "",
    amount: null,
  };
  return (known === "" ? [...entries, registered] : entries).slice(0, most);
};
