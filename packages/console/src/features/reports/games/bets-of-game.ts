import type { ProofQuery } from "#entities/report/proof/proof.ts";

/** Several events in one bet, as the report calls them, and the mode that the list of bets is filtered by. */
const MODES: Readonly<Record<string, string>> = { "sport-combo": "COMBO", "sport-system": "SYSTEM" };

/** How the list of bets is filtered for one game of the report, which of sport is a discipline. */
export const betsOfGame = ({
  gameId,
  title,
  category,
}: {
  gameId: string;
  title: string;
  category: string;
}): ProofQuery =>
  category !== "SPORT"
    ? { gameId }
    : { betType: "SPORT", ...(MODES[gameId] ? { betMode: MODES[gameId] } : { betMode: "SINGLE", discipline: title }) };

/** The same for one provider; the sportsbook is none of a game. */
export const betsOfProvider = ({ providerId }: { providerId: string | null }): ProofQuery =>
  providerId === null ? { betType: "SPORT" } : { providerId };
