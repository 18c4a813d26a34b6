import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { isNameOf } from "../players/is-name-of.ts";
import type { BankAccountRow } from "./bank-account-row.ts";

type Check = components["schemas"]["BankAccountCheck"];

/** A bank account with the reasons to double-check it, most severe first; like withdrawals without KYC. */
export const withAccountChecks = (db: Db, row: BankAccountRow): BankAccountRow => {
  const player = db.players.get(row.player.playerId);
  const found: Partial<Record<Check, boolean | undefined>> = {
    PLAYER_DELETED: player?.isDeleted,
    PLAYER_BLOCKED: player?.isBlocked,
    HOLDER_DIFFERS: player !== undefined && row.nameOnCard !== null && !isNameOf(row.nameOnCard, player),
    DUPLICATE_NUMBER: row.ibanIsDuplicated || row.cardNumberIsDuplicated,
    TEST_PLAYER: row.player.isTest,
  };
  return { ...row, checks: (Object.keys(found) as Check[]).filter((it) => found[it]) };
};
