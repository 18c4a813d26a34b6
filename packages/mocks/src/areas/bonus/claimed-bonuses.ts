import type { Db } from "../../db/db.ts";
import { sumOf } from "../../db/money/amounts.ts";

/** The total of a player's bonuses in US dollars. */
export const claimedBonuses = ({ playerRecords }: Db, playerCode: string): number =>
  sumOf(
    [...playerRecords.bonuses.values()].filter((it) => it.playerCode === playerCode).map((it) => it.bonusAmountInUSD),
  );
