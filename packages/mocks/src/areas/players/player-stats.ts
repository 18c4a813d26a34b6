import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";

type Stats = components["schemas"]["Player"]["playerStats"];

const NONE: Stats = { totalBetCount: 0, totalDepositCount: 0, totalWithdrawCount: 0, totalTopUpIncreaseCount: 0 };

/** Number of bets and transactions of each player, as in their lists. */
export const playerStats = ({ bets, transactions }: Db): ((playerId: string) => Stats) => {
  const stats = new Map<string, Stats>();
  const add = (playerId: string, name: keyof Stats) => {
    let counts = stats.get(playerId);
    if (!counts) stats.set(playerId, (counts = { ...NONE }));
    counts[name] += 1;
  };
  for (const { player, status, transactionType, direction } of transactions.transactions.values()) {
    if (status !== "CONFIRMED") continue;
    const { playerId } = player;
    if (transactionType === "DEPOSIT") add(playerId, "totalDepositCount");
    if (transactionType === "WITHDRAW") add(playerId, "totalWithdrawCount");
    if (transactionType === "TOPUP" && direction === "IN") add(playerId, "totalTopUpIncreaseCount");
  }
  for (const { player } of bets.bets.values()) add(player.playerId, "totalBetCount");
  return (playerId) => stats.get(playerId) ?? NONE;
};
