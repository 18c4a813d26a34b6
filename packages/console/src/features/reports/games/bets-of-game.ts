import type { DrillDownQuery } from "#entities/report/drill-down/drill-down.ts";

/** Maps the report's IDs of combined and system bets to the mode filter of the bet list. */
const MODES: Readonly<Record<string, string>> = { "sport-combo": "COMBO", "sport-system": "SYSTEM" };

/** Bet list filters for a game of the report; sport games are disciplines. */
export const betsOfGame = ({
  gameId,
  title,
  category,
}: {
  gameId: string;
  title: string;
  category: string;
}): DrillDownQuery =>
  category !== "SPORT"
    ? { gameId }
    : { betType: "SPORT", ...(MODES[gameId] ? { betMode: MODES[gameId] } : { betMode: "SINGLE", discipline: title }) };

/** Bet list filters for a provider; the sportsbook has no provider ID. */
export const betsOfProvider = ({ providerId }: { providerId: string | null }): DrillDownQuery =>
  providerId === null ? { betType: "SPORT" } : { providerId };
