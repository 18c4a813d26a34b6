import type { Db, PlayerRow } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

/** A player of Nordlys, whom staff of that operator see as well. */
export const nordlysPlayer = (db: Db): PlayerRow =>
  firstOf(db.players, ({ opId, isDeleted }) => opId === "op-nordlys" && !isDeleted);

/** The same, as a click hands it over, with exactly these balances. */
export const ownerWith = (db: Db, balances: Readonly<Record<string, number>>) => {
  const { playerId, playerCode, opId } = nordlysPlayer(db);
  db.transactions.wallets.set(playerId, { activeCurrency: "USD", bonus: 0, balances: { ...balances } });
  return { playerId, playerCode, opId };
};

/** What staff have put in and taken out of wallets, the latest first: what they wrote, and how much. */
export const topUpsOf = (db: Db, playerCode: string) =>
  [...db.transactions.transactions.values()].filter(
    (it) => it.transactionType === "TOPUP" && it.player.playerCode === playerCode,
  );
