import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { isNameOf } from "../players/is-name-of.ts";
import type { Withdrawal } from "./withdrawal-of.ts";

type Check = components["schemas"]["WithdrawalCheck"];

/**
 * Adds to withdrawals the reasons to double-check them, most severe first. The mock server does not say what changes
 * with other records than players, accounts and withdrawals: risk and KYC.
 */
export const withChecks = (db: Db, rows: readonly Withdrawal[]): (Withdrawal & { checks: Check[] })[] => {
  const paid = new Set<string>();
  for (const { transactionType, status, player } of db.transactions.transactions.values())
    if (transactionType === "WITHDRAW" && status === "CONFIRMED") paid.add(player.playerId);
  const owners = new Map<string, Set<string>>();
  for (const { iban, cardNumber, accountNumber, isDeleted, player } of db.bankAccounts.values())
    for (const number of [iban, cardNumber, accountNumber])
      if (number !== null && !isDeleted) owners.set(number, (owners.get(number) ?? new Set()).add(player.playerId));
  return rows.map((row) => {
    const { playerId } = row.player;
    const player = db.players.get(playerId);
    const { holder, number } = row.destination;
    const found: Partial<Record<Check, boolean | undefined>> = {
      PLAYER_DELETED: player?.isDeleted,
      PLAYER_BLOCKED: player?.isBlocked,
      HOLDER_DIFFERS: player !== undefined && holder !== null && !isNameOf(holder, player),
      SHARED_DESTINATION: [...(owners.get(number) ?? [])].some((it) => it !== playerId),
      FIRST_WITHDRAWAL: !paid.has(playerId),
      TEST_PLAYER: player?.isTest,
    };
    return { ...row, checks: (Object.keys(found) as Check[]).filter((it) => found[it]) };
  });
};
