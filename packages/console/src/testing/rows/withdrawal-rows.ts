import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { amountText } from "#entities/money/amount-text.ts";
import { fullName } from "#entities/player/full-name.ts";

type Schemas = components["schemas"];
type Row = Db["transactions"]["transactions"] extends Map<string, infer R> ? R : never;
type Provider = Schemas["WithdrawProvider"];
type Status = Schemas["TransactionStatus"];

/** Providers in stories: a withdrawal of another provider can be reassigned to any of them. */
const SPOKEN_OF = ["manual", "jb", "cpg", "tomani", "skrill"];

/** Changes the tables so that no check stops an approval: an active player's own account. */
const withoutStops = (db: Db, row: Row): Row => {
  const player = db.players.get(row.player.playerId)!;
  const own = ownOf(db, row);
  const holder = own.destination.holder && (fullName(player) || own.destination.holder);
  db.players.set(player.playerId, { ...player, isBlocked: false, isDeleted: false });
  db.transactions.withdrawals.set(row.txId, { ...own, destination: { ...own.destination, holder } });
  return row;
};

/**
 * The first withdrawal of Nordlys by this provider, pending by default, without a check that stops it. Without one,
 * another withdrawal is changed in the tables.
 */
export const withdrawal = (db: Db, gateway: Provider, status: Status = "PENDING"): Row => {
  const { transactions, withdrawals } = db.transactions;
  const all = [...transactions.values()].filter(
    (it) => it.transactionType === "WITHDRAW" && it.opId === "op-nordlys" && !it.isDeleted,
  );
  const open = all.filter((it) => it.status === status);
  const found = open.find((it) => it.gateway === gateway);
  if (found) return withoutStops(db, found);
  // Confirmed withdrawals have left the wallet, as have those in progress.
  const spare = [...open, ...all.filter((it) => it.status === "CONFIRMED")];
  const row = spare.find((it) => !SPOKEN_OF.includes(it.gateway ?? "")) ?? spare.at(-1);
  if (!row) throw new Error(`Nordlys has no withdrawal that is ${status}`);
  const now = { ...row, gateway, status, confirmedAt: null, confirmedBy: null };
  transactions.set(row.txId, now);
  withdrawals.set(row.txId, { ...ownOf(db, row), paymentProvider: gateway });
  return withoutStops(db, now);
};

/** The fields of a withdrawal that its call adds to the row of the list. */
export const ownOf = (db: Db, { txId }: Pick<Row, "txId">) => {
  const own = db.transactions.withdrawals.get(txId);
  if (!own) throw new Error(`There is no withdrawal ${txId}`);
  return own;
};

/**
 * The mock jb and Tomani refuse a withdrawal at first if its id ends like this; Tomani allows forcing up to 500 USD.
 */
const HESITATES = "0";

/** A pending withdrawal of this provider, changed in the table so that the provider accepts or refuses it at first. */
const named = (db: Db, gateway: "jb" | "tomani", last: string, toAmountInUSD: number): Row => {
  const { transactions, withdrawals } = db.transactions;
  const row = withdrawal(db, gateway);
  const own = ownOf(db, row);
  const txId = row.txId.slice(0, -1) + last;
  transactions.delete(row.txId);
  withdrawals.delete(row.txId);
  // First in the tables, so that it is found again.
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

/** The amount as shown on screen. */
export const paidAmount = (row: Row): string => amountText(row.toAmount, row.toCurrency, "en");
export const walletAmount = (row: Row): string => amountText(row.fromAmount, row.fromCurrency, "en");

/** A player's balance in the source currency of a withdrawal. */
export const balanceOf = (db: Db, { player, fromCurrency }: Row): number =>
  db.transactions.wallets.get(player.playerId)?.balances[fromCurrency] ?? 0;

/** The body of a decision about a withdrawal. */
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

/** Tomani's active gateways for a withdrawal: as they are, or exactly `count` of them. */
export const gatewaysOf = (db: Db, { opId, parentOpId }: Row, count?: number) => {
  const table = db.payments.withdrawGateways;
  const gateways = [...table.values()].filter((it) => it.provider === "tomani" && [opId, parentOpId].includes(it.opId));
  if (count === undefined) return gateways.toSorted((a, b) => a.order - b.order);
  const [first] = gateways;
  if (!first) throw new Error(`${opId} has no gateway of Tomani`);
  for (const { uuid } of gateways) table.delete(uuid);
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
