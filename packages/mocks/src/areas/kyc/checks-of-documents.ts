import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import type { Clock } from "../../db/times/clock.ts";
import { isNameOf } from "../players/is-name-of.ts";
import { kycDataOf } from "./kyc-data.ts";

type Schemas = components["schemas"];
type Check = Schemas["PlayerDocumentCheck"];

/** The day on which somebody of age today was born at the latest. */
const bornBefore = (now: number): string => {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - 18);
  return day.toISOString().slice(0, 10);
};

/** Adds to documents the reasons to double-check them, most severe first; decided ones have nothing to check. */
export const checksOfDocuments = (
  { db, clock }: { db: Db; clock: Clock },
  rows: readonly Schemas["PlayerDocument"][],
): Schemas["PlayerDocument"][] => {
  const waiting = new Set<string>();
  for (const { transactionType, status, isDeleted, player } of db.transactions.transactions.values())
    if (transactionType === "WITHDRAW" && status === "PENDING" && !isDeleted) waiting.add(player.playerId);
  const ofAge = bornBefore(clock.now());
  return rows.map((row) => {
    if (row.status !== "PENDING") return { ...row, checks: [] };
    const player = db.players.get(row.playerId);
    const item = db.kyc.items.get(row.kycId);
    const { firstName, lastName, birthDate } = item ? kycDataOf(db, item) : {};
    const own = player?.profile;
    const births = [birthDate, own?.birthDate].filter((it) => typeof it === "string");
    const found: Partial<Record<Check, boolean | undefined>> = {
      PLAYER_DELETED: player?.isDeleted,
      PLAYER_BLOCKED: player?.isBlocked,
      UNDER_AGE: births.some((it) => it > ofAge),
      NAME_DIFFERS: Boolean(player && firstName && lastName && !isNameOf(`${firstName} ${lastName}`, player)),
      BIRTH_DATE_DIFFERS: Boolean(birthDate && own?.birthDate && birthDate !== own.birthDate),
      WITHDRAWAL_WAITING: waiting.has(row.playerId),
      SENT_AGAIN: row.noteForThePlayer !== null,
      TEST_PLAYER: row.isTest,
    };
    return { ...row, checks: (Object.keys(found) as Check[]).filter((it) => found[it]) };
  });
};
