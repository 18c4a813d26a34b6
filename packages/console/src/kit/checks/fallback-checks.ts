import type { RowCheck } from "@backoffice/ui/table";
import type { CheckRead } from "./check-rule.ts";
import type { RowChecksOf } from "./row-checks-of.ts";

/** The players of one filtered list, and whether it holds all of them. */
export type PlayersOf = { codes: ReadonlySet<string>; isComplete: boolean };

/** Lists of players by the code of the check that they stand for; at most three (ruling 53). */
export type FallbackReads = Readonly<Record<string, CheckRead<PlayersOf>>>;

type Row = {
  playerCode: string;
  /** Codes that the row itself tells. */
  own?: readonly string[];
};

/**
 * The checks of a player's row on a server whose rows have none (ruling 53). What was found is said although other lists
 * are still read; nothing found counts only once all lists that the role may read have answered completely.
 */
export const fallbackChecks = (
  reads: FallbackReads,
  { playerCode, own = [] }: Row,
  inWords: RowChecksOf,
): readonly RowCheck[] | "reading" | "unread" => {
  const lists = Object.entries(reads);
  const listed = lists.flatMap(([code, read]) =>
    read.state === "read" && read.data.codes.has(playerCode) ? [code] : [],
  );
  const checks = inWords([...listed, ...own]);
  if (checks.length > 0) return checks;
  if (lists.some(([, { state }]) => state === "reading")) return "reading";
  const isKnown = lists.every(([, read]) => read.state === "hidden" || (read.state === "read" && read.data.isComplete));
  return isKnown && lists.some(([, { state }]) => state === "read") ? [] : "unread";
};
