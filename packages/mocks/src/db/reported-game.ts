import type { BetLists } from "./bet-table.ts";
import type { ReportedGame } from "./tables/reports-tables.ts";
import type { GameRow } from "./tables/games-tables.ts";

/** Words in a category's slug, and the kind of game that they stand for; the first that fits counts. */
const KINDS = [
  [/live/, "LIVE_CASINO"],
  [/crash|mines|plinko/, "CRASH"],
  [/table|roulette|blackjack|baccarat|poker|dice|sic-bo|dragon|andar|craps|wheel/, "TABLE_GAMES"],
  [/sport/, "SPORT"],
] as const;

const kindOf = (slugs: readonly string[]): ReportedGame["category"] =>
  KINDS.find(([words]) => slugs.some((slug) => words.test(slug)))?.[1] ?? "SLOTS";

const casinoGame = ({ gameId, title, provider, providerId, categories }: GameRow): ReportedGame => {
  const category = kindOf(categories);
  // What is bet on in the casino is no sport, whatever its category is called.
  return { gameId, title, provider, providerId, category: category === "SPORT" ? "SLOTS" : category };
};

const sportGame = (name: string): ReportedGame => ({
  gameId: `sport-${name.toLowerCase().replaceAll(" ", "-")}`,
  title: name,
  provider: "Sportsbook",
  providerId: null,
  category: "SPORT",
});

type Reported = {
  casino: readonly ReportedGame[];
  sport: readonly ReportedGame[];
  several: readonly ReportedGame[];
  /** Each of them once, and where it stands among all: of the casino where it stands in the table of bets. */
  all: readonly ReportedGame[];
  placeOf: ReadonlyMap<ReportedGame, number>;
};

const known = new WeakMap<BetLists, Reported>();

/** What bets are made on, as reports name it: games by their place in the table of bets, sport by its discipline. */
export const reportedGames = (lists: BetLists): Reported => {
  const found = known.get(lists);
  if (found) return found;
  const disciplines = new Map([...new Set(lists.events.map((it) => it.discipline))].map((it) => [it, sportGame(it)]));
  const casino = lists.games.map(casinoGame);
  const sport = lists.events.map((it) => disciplines.get(it.discipline)!);
  const several = ["", "Combo", "System"].map(sportGame);
  const all = [...casino, ...disciplines.values(), ...several];
  const made = { casino, sport, several, all, placeOf: new Map(all.map((it, place) => [it, place])) };
  known.set(lists, made);
  return made;
};
