import type { RowCheck } from "@backoffice/ui/table";
import type { CheckRead } from "#kit/checks/check-rule.ts";
import { rowChecks } from "./row-checks.ts";

/** The players of one filtered list, and whether it holds all of them. */
export type PlayersOf = { codes: ReadonlySet<string>; isComplete: boolean };

/** Lists of players by the code of the check that they stand for. */
export type FallbackReads = Readonly<Record<"PLAYER_DELETED" | "PLAYER_BLOCKED" | "HIGH_RISK", CheckRead<PlayersOf>>>;

/**
 * The checks of a player's row on a server whose rows have none (ruling 53). What was found is said although other lists
 * are still read; nothing found counts only once all lists that the role may read have answered completely.
 */
export const fallbackChecks = (
  reads: FallbackReads,
  playerCode: string,
): readonly RowCheck[] | "reading" | "unread" => {
  const lists = Object.entries(reads);
  const found = lists.flatMap(([code, read]) =>
    read.state === "read" && read.data.codes.has(playerCode) ? [code] : [],
  );
  if (found.length > 0) return rowChecks(found);
  if (lists.some(([, { state }]) => state === "reading")) return "reading";
  const isKnown = lists.every(([, read]) => read.state === "hidden" || (read.state === "read" && read.data.isComplete));
  return isKnown && lists.some(([, { state }]) => state === "read") ? [] : "unread";
};
