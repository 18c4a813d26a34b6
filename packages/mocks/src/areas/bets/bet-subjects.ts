import type { Random } from "../../db/random.ts";
import { casinoGame, sportGame } from "../reports/reported-game.ts";
import { seededGames } from "../games/seed-games.ts";
import { sportEvents } from "./sport-events.ts";
import type { World } from "../../db/world.ts";
import type { BetRow } from "./bets-tables.ts";

/** A casino bet has no mode of its own: all are single. */
export type BetKind = "CASINO" | BetRow["betMode"];

type Subject = Pick<BetRow, "gameId" | "title" | "provider" | "event" | "tournament" | "discipline" | "game">;

const SPORT = { gameId: null, provider: "Sportsbook" };
const NO_EVENT = { event: null, tournament: null, discipline: null };

/** Returns a function that draws the game or event that a bet is placed on, out of some popular ones. */
export const betSubjects = (world: World, random: Random): ((kind: BetKind) => Subject) => {
  const catalogue = seededGames(world);
  const games = Array.from({ length: Math.min(catalogue.length, 500) }, () => {
    const game = casinoGame(random.pick(catalogue));
    return { ...NO_EVENT, gameId: game.gameId, title: game.title, provider: game.provider, game };
  });
  const events = sportEvents(random, 400).map((it) => ({
    ...SPORT,
    ...it,
    title: it.event,
    game: sportGame(it.discipline),
  }));
  const combo = { ...SPORT, ...NO_EVENT, title: "Combination", game: sportGame("Combo") };
  const system = { ...SPORT, ...NO_EVENT, title: "System", game: sportGame("System") };
  return (kind) => {
    if (kind === "COMBO") return combo;
    if (kind === "SYSTEM") return system;
    return random.pick<Subject>(kind === "SINGLE" ? events : games);
  };
};
