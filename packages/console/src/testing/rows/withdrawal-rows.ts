import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { amountText } from "#entities/money/amount-text.ts";

type Schemas = components["schemas"];
type Row = Db["transactions"]["transactions"] extends Map<string, infer R> ? R : never;
type Provider = Schemas["WithdrawProvider"];
type Status = Schemas["TransactionStatus"];

/** Those that stories speak of: a withdrawal of another one can be given to any of them. */
const SPOKEN_OF = ["manual", "jb", "cpg", "tomani", "skrill"];

/**
 * The first withdrawal of Nordlys that this provider pays, pending unless it says otherwise. Where it has none, it is
 * given another one, which then stands in the tables so.
 */
export const withdrawal = (db: Db, gateway: Provider, status: Status = "PENDING"): Row => {
  const { transactions, withdrawals } = db.transactions;
  const all = [...transactions.values()].filter(
    (it) => it.transactionType === "WITHDRAW" && it.opId === "op-nordlys" && !it.isDeleted,
  );
  const open = all.filter((it) => it.status === status);
  const found = open.find((it) => it.gateway === gateway);
  if (found) return found;
  // What is paid and what is in progress have left the wallet alike.
  const spare = [...open, ...all.filter((it) => it.status === "CONFIRMED")];
  const row = spare.find((it) => !SPOKEN_OF.includes(it.gateway ?? "")) ?? spare.at(-1);
  if (!row) throw new Error(`Nordlys has no withdrawal that is ${status}`);
  const now = { ...row, gateway, status, confirmedAt: null, confirmedBy: null };
  transactions.set(row.txId, now);
  withdrawals.set(row.txId, { ...ownOf(db, row), paymentProvider: gateway });
  return now;
};

/** What a call has of the withdrawal beside the row of the list. */
export const ownOf = (db: Db, { txId }: Pick<Row, "txId">) => {
  const own = db.transactions.withdrawals.get(txId);
  if (!own) throw new Error(`There is no withdrawal ${txId}`);
  return own;
};

/** The pretend jb and Tomani do not take a withdrawal at first whose id ends so; Tomani lets it be forced up to 500 USD. */
const HESITATES = "0";

/** A pending withdrawal of this provider that it takes at once, or not; it stands in the table so. */
const named = (db: Db, gateway: "jb" | "tomani", last: string, toAmountInUSD: number): Row => {
  const { transactions, withdrawals } = db.transactions;
  const row = withdrawal(db, gateway);
  const own = ownOf(db, row);
  const txId = row.txId.slice(0, -1) + last;
  transactions.delete(row.txId);
  withdrawals.delete(row.txId);
  // First in the tables: it is found again.
  const rest = [...transactions];
  transactions.clear();
  const now = { ...row, txId, toAmountInUSD };
  for (const [id, it] of [[txId, now] as const, ...rest]) transactions.set(id, it);
  withdrawals.set(txId, own);
  return now;
};
export const takenAtOnce = (db: Db, gateway: "jb" | "tomani"): Row => named(db, gateway, "1", 100);
export const hesitating = (db: Db, gateway: "jb" | "tomani", { canForce = true } = {}): Row =>
  named(db, gateway, HESITATES, canForce ? 100 : 900);

/** What the screens say of its amounts. */
export const paidAmount = (row: Row): string => amountText(row.toAmount, row.toCurrency, "en");
export const walletAmount = (row: Row): string => amountText(row.fromAmount, row.fromCurrency, "en");

/** A player's balance in the currency that a withdrawal came from. */
export const balanceOf = (db: Db, { player, fromCurrency }: Row): number =>
  db.transactions.wallets.get(player.playerId)?.balances[fromCurrency] ?? 0;

/** The body of a decision about it. */
export const decisionBody = (
  db: Db,
  row: Row,
  actionType: Schemas["ConfirmOrReject"],
  { playerNote = "", countsTowardDailyLimit = true } = {},
): Schemas["WithdrawDecision"] => ({
  txId: row.txId,
  actionType,
  playerNote,
  countsTowardDailyLimit,
  playerCode: row.player.playerCode,
  status: row.status,
  paymentProvider: ownOf(db, row).paymentProvider,
});

/** Tomani's active gateways that a withdrawal can be confirmed through: as they are, or so many of them. */
export const gatewaysOf = (db: Db, { opId, parentOpId }: Row, count?: number) => {
  const table = db.payments.withdrawGateways;
  const found = [...table.values()].filter((it) => it.provider === "tomani" && [opId, parentOpId].includes(it.opId));
  if (count === undefined) return found.toSorted((a, b) => a.order - b.order);
  const [first] = found;
  if (!first) throw new Error(`${opId} has no gateway of Tomani`);
  for (const { uuid } of found) table.delete(uuid);
  const made = Array.from({ length: count }, (_, at) => ({
    ...first,
    opId,
    uuid: `${first.uuid.slice(0, -4)}${String(at + 1).padStart(4, "0")}`,
    title: { ...first.title, en: `Gateway ${at + 1}` },
    status: "ACTIVE" as const,
    order: at,
  }));
  for (const it of made) table.set(it.uuid, it);
  return made;
};
