import type { ReportedGame } from "./reports-tables.ts";
import type { GameRow } from "../games/games-tables.ts";

/** Words in a category's slug and the kind of game that they indicate; the first match counts. */
const KINDS = [
  [/live/, "LIVE_CASINO"],
  [/crash|mines|plinko/, "CRASH"],
  [/table|roulette|blackjack|baccarat|poker|dice|sic-bo|dragon|andar|craps|wheel/, "TABLE_GAMES"],
] as const;

const kindOf = (slugs: readonly string[]): ReportedGame["category"] =>
  KINDS.find(([words]) => slugs.some((slug) => words.test(slug)))?.[1] ?? "SLOTS";

/** A casino game in a report. */
export const casinoGame = ({ gameId, title, provider, providerId, categories }: GameRow): ReportedGame => ({
  gameId,
  title,
  provider,
  providerId,
  category: kindOf(categories),
});

/** A sport, or "several events", in a report. */
export const sportGame = (name: string): ReportedGame => ({
  gameId: `sport-${name.toLowerCase().replaceAll(" ", "-")}`,
  title: name,
  provider: "Sportsbook",
  providerId: null,
  category: "SPORT",
});
