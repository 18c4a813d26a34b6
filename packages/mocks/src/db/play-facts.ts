import { BET_STATUSES, type BetTable } from "./bet-table.ts";
import type { Db } from "./db.ts";
import { reportedGames } from "./reported-game.ts";
import type { PlayFact } from "./tables/reports-tables.ts";

type About = { opId: string; at: number; currency: string };

/** Bets that are over and counted: an open one is neither won nor lost, a canceled one was never made. */
const SETTLED: ReadonlySet<number> = new Set(
  (["WON", "LOST", "CASHBACK"] as const).map((it) => BET_STATUSES.indexOf(it)),
);

/** Whether the bet at this place is one of those that reports count. */
export const isSettled = (table: BetTable, index: number): boolean => SETTLED.has(table.columns.status[index]!);

/** Every seventh bet is made with bonus money, by three tenths. */
const bonusOf = (index: number, stakeInUSD: number) => (index % 7 === 0 ? Math.round(stakeInUSD * 0.3) / 100 : 0);

/**
 * The settled bets as reports count them, by when they were made, of those that `covers` lets pass: whoever adds up the
 * list of bets comes to the same.
 */
export const playFacts = (db: Db, covers: (about: About) => boolean = () => true): PlayFact[] => {
  const table = db.bets.bets;
  const { columns, lists } = table;
  const games = reportedGames(lists);
  const facts: PlayFact[] = [];
  const about: About = { opId: "", at: 0, currency: "" };
  for (let index = 0; index < table.size; index++) {
    if (!isSettled(table, index)) continue;
    const player = table.playerAt(index);
    about.opId = player.opId;
    about.at = columns.createdAt[index]! * 1000;
    about.currency = lists.currencies[columns.currency[index]!]!.code;
    if (!covers(about)) continue;
    const isSport = columns.type[index] === 1;
    const mode = columns.mode[index]!;
    const item = columns.item[index]!;
    const stake = columns.stake[index]!;
    const win = columns.win[index]!;
    facts.push({
      ...about,
      playerId: player.playerId,
      game: isSport ? (mode === 0 ? games.sport[item]! : games.several[mode]!) : games.casino[item]!,
      wager: stake / 100,
      won: win / 100,
      wagerInUSD: table.inUSD(index, stake) / 100,
      wonInUSD: table.inUSD(index, win) / 100,
      bonusWagerInUSD: bonusOf(index, table.inUSD(index, stake)),
    });
  }
  return facts;
};
