import type { Db, PlayerRow } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

/** A player of Nordlys, visible to staff of that operator. */
export const nordlysPlayer = (db: Db): PlayerRow =>
  firstOf(db.players, ({ opId, isDeleted }) => opId === "op-nordlys" && !isDeleted);

/** The same player as passed by a click, with exactly these balances. */
export const ownerWith = (db: Db, balances: Readonly<Record<string, number>>) => {
  const { playerId, playerCode, opId } = nordlysPlayer(db);
  db.transactions.wallets.set(playerId, { activeCurrency: "USD", bonus: 0, balances: { ...balances } });
  return { playerId, playerCode, opId };
};

/** Top-ups and deductions by staff, latest first, with notes and amounts. */
export const topUpsOf = (db: Db, playerCode: string) =>
  [...db.transactions.transactions.values()].filter(
    (it) => it.transactionType === "TOPUP" && it.player.playerCode === playerCode,
  );
