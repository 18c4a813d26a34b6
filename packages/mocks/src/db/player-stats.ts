import type { components } from "@backoffice/api-client/contract";
import type { BetTable } from "./bet-table.ts";
import type { Db } from "./db.ts";

type Stats = components["schemas"]["Player"]["playerStats"];

const counted = new WeakMap<BetTable, ReadonlyMap<string, number>>();

/** Bets of each player; counted once, for bets are settled but never added or deleted. */
const betsOf = (table: BetTable): ReadonlyMap<string, number> => {
  const known = counted.get(table);
  if (known) return known;
  const counts = new Uint32Array(table.lists.players.length);
  for (const player of table.columns.player) counts[player]! += 1;
  const found = new Map(table.lists.players.map(({ playerId }, at) => [playerId, counts[at]!]));
  counted.set(table, found);
  return found;
};

const NONE: Stats = { totalBetCount: 0, totalDepositCount: 0, totalWithdrawCount: 0, totalTopUpIncreaseCount: 0 };

/** How often each player did what, as the lists of bets and transactions have it. */
export const playerStats = ({ bets, transactions }: Db): ((playerId: string) => Stats) => {
  const stats = new Map<string, Stats>();
  const add = (playerId: string, name: keyof Stats) => {
    const before = stats.get(playerId) ?? NONE;
    stats.set(playerId, { ...before, [name]: before[name] + 1 });
  };
  for (const { player, status, transactionType, direction } of transactions.transactions.values()) {
    if (status !== "CONFIRMED") continue;
    const { playerId } = player;
    if (transactionType === "DEPOSIT") add(playerId, "totalDepositCount");
    if (transactionType === "WITHDRAW") add(playerId, "totalWithdrawCount");
    if (transactionType === "TOPUP" && direction === "IN") add(playerId, "totalTopUpIncreaseCount");
  }
  const counts = betsOf(bets.bets);
  return (playerId) => ({ ...(stats.get(playerId) ?? NONE), totalBetCount: counts.get(playerId) ?? 0 });
};
