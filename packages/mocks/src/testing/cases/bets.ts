import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const some = { page: 1, itemsPerPage: 50, opId: "*" };

const openBet = (db: Db) => [...db.bets.bets.values()].find((it) => it.status === "OPEN")?.betId;
/** An open debit of a player who has no other: reconciling it also changes `hasPendingDebit`. */
const openDebit = (db: Db) => {
  const open = [...db.bets.debits.values()].filter((it) => it.settledAt === null);
  const byPlayer = Map.groupBy(open, (it) => it.player.playerId);
  return open.find((it) => byPlayer.get(it.player.playerId)?.length === 1);
};
const giving = (db: Db) =>
  [...db.freebets.templates.values()].find((it) => it.isEnable && it.toTime * 1000 > Date.UTC(2026, 10, 21));
const playerOf = (db: Db) => [...db.players.values()][0];

/** Freebets, bets and their debits. */
export const betsReads = (db: Db) => {
  const { bets, debits } = db.bets;
  const { templates, applied } = db.freebets;
  const id = openBet(db) ?? "S-00000000";
  const debit = openDebit(db);
  const player = playerOf(db);
  const one = [...bets.values()][Math.floor(bets.size / 2)];
  return {
    listSportFreebets: [
      {},
      { query: { page: 2, itemsPerPage: 5, sortBy: "betAmount", sortDirection: "desc" } },
      { query: { isEnable: true, stage: 3, search: "a", discipline: "Football" } },
    ],
    showSportFreebet: [...every(templates.keys(), 5), "none"].map((it) => ({ body: { id: it } })),
    listAppliedFreebets: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, sortBy: "name", sortDirection: "asc" } },
      { body: { ...PAGE, playerCode: player?.playerCode ?? "none", search: "afb" } },
    ],
    showAppliedFreebet: [...every(applied.keys(), 5), "none"].map((it) => ({ body: { id: it } })),

    listBets: [
      { body: some },
      { body: { ...some, status: "OPEN", sortBy: "betAmountInUSD", sortDirection: "desc" } },
      { body: { ...some, betId: id } },
      {
        body: {
          ...SMALL,
          includeBrands: true,
          isTest: false,
          betType: "SPORT",
          betMode: "SINGLE",
          discipline: "tennis",
        },
      },
      { body: { ...some, search: one?.title ?? "x", sortBy: "settledAt", from: "2026-09-01T00:00:00Z" } },
      { body: { ...some, playerCode: player?.playerCode ?? "none", sortBy: "odds", currency: "EUR" } },
    ],
    showBet: [id, one?.betId ?? "C-1", "S-00000000"].map((betId) => ({ body: { betId } })),
    listBetDebits: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, isReconciled: true, sortBy: "settledAt", sortDirection: "desc" } },
      { body: { ...PAGE, debitReason: "WIN_ROLLBACK", isTest: false, search: "tx" } },
    ],
    showBetDebit: [debit?.txId ?? "none", ...every(debits.keys(), 5), "none"].map((txId) => ({ body: { txId } })),
  } satisfies Reads;
};

export const betsWrites = {
  giveSportFreebet: (db) => {
    const { id, freebetData } = giving(db)!;
    const { betCount, betAmount, currency } = freebetData;
    const has = new Set([...db.freebets.applied.values()].map((it) => it.playerId));
    const player = [...db.players.values()].find((it) => !has.has(it.playerId)) ?? playerOf(db)!;
    return { path: { playerId: player.playerId }, body: { betCount, betAmount, currency, templateId: id } };
  },
  settleBet: [12.34, 0].map((winAmount) => (db: Db) => ({ body: { betId: openBet(db)!, winAmount } })),
  reconcileBetDebit: (db) => {
    const { txId, player } = openDebit(db)!;
    return { body: { txId, playerCode: player.playerCode } };
  },
} satisfies Writes;
