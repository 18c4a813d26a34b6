import { CATEGORY_TITLES, GAME_EDITIONS, GAME_ENDS, GAME_STARTS, TAG_TITLES } from "./game-words.ts";
import type { Random } from "../../db/random.ts";
import { seedGameJurisdictions, seedGameLabels, seedGameProviders } from "./seed-game-catalogue.ts";
import { seedGameLogs } from "./seed-game-logs.ts";
import { seedOperatorGameLogs } from "../operator-games/seed-operator-game-logs.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { Aggregator, GameRow, GamesTables } from "./games-tables.ts";

const AGGREGATORS = ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"] as const;
const KEYS: Record<string, string> = { imoon: "imoon", "Soft Gamings": "sg", "Creed Roomz": "creedz", SoftSwiss: "ss" };
const YEAR = 365 * 86_400;

const some = (random: Random, from: readonly string[], most: number): string[] => {
  const found = new Set<string>();
  for (let left = from.length === 0 ? 0 : 1 + random.int(most); left > 0; left--) found.add(random.pick(from));
  return [...found];
};

type Parts = Pick<GamesTables, "categories" | "tags" | "jurisdictions" | "providers">;

/** Returns a function that creates the next game, with ascending numbers. */
const gameMaker = (world: World, random: Random, { categories, tags, jurisdictions, providers }: Parts) => {
  const slugs = [...categories.values()].filter((it) => it.opId === "*").map((it) => it.slug);
  const marks = [...tags.values()].filter((it) => it.opId === "*").map((it) => it.slug);
  const codes = [...jurisdictions.values()].filter((it) => it.opId === "*").map((it) => it.code);
  const makers = [...providers.values()];
  let number = 0;
  return (aggregator: Aggregator = random.pick(AGGREGATORS)): GameRow => {
    number += 1;
    const gameId = `${KEYS[aggregator] ?? "game"}-${String(number).padStart(5, "0")}`;
    const edition = random.chance(0.4) ? ` ${random.pick(GAME_EDITIONS)}` : "";
    const title = `${random.pick(GAME_STARTS)} ${random.pick(GAME_ENDS)}${edition}`;
    const provider = random.pick(makers);
    const age = random.int(3 * YEAR);
    const state = random.next();
    return {
      gameId,
      title,
      description: `${title} by ${provider.displayName.en}.`,
      aggregator,
      providerId: provider.id,
      provider: provider.displayName.en,
      categories: some(random, slugs, 2),
      tags: some(random, marks, 4),
      jurisdictions: some(random, codes, 6),
      RTP: random.chance(0.06) ? null : Math.round(8800 + random.int(1000)) / 100,
      displayRTP: random.chance(0.6),
      hasDemo: random.chance(0.75),
      hasChat: random.chance(0.1),
      isBranded: random.chance(0.05),
      coverPhoto: random.chance(0.04) ? null : `/media/games/${gameId}.webp`,
      status: state < 0.9 ? "ENABLED" : state < 0.96 ? "DISABLED" : "MAINTENANCE",
      createdAt: ago(world, age),
      updatedAt: ago(world, random.int(age + 1)),
      updatedBy: random.chance(0.3) ? random.pick(["Mara", "Jonas"]) : null,
    };
  };
};

const fill = (world: World): GamesTables => {
  const parts = {
    categories: seedGameLabels(world, {
      name: "game-categories",
      titles: CATEGORY_TITLES,
      usual: 40,
      text: (title) => `The shelf ${title} of the lobby.`,
    }),
    tags: seedGameLabels(world, {
      name: "game-tags",
      titles: TAG_TITLES,
      usual: 120,
      text: (title) => `Marks games with: ${title.toLowerCase()}.`,
    }),
    jurisdictions: seedGameJurisdictions(world),
    providers: seedGameProviders(world),
  };
  const random = randomOf(world, "games");
  const make = gameMaker(world, random, parts);
  const games = new Map<string, GameRow>();
  // At most 20,000: the catalogue does not grow with the number of players.
  for (let left = Math.min(rowsOf(world, 12_000), 20_000); left > 0; left--) {
    const game = make();
    games.set(game.gameId, game);
  }
  const arriving = AGGREGATORS.map((it): [Aggregator, GameRow[]] => [
    it,
    Array.from({ length: games.size === 0 ? 0 : 2 + random.int(12) }, () => make(it)),
  ]);
  const logs = seedGameLogs(world, games);
  seedOperatorGameLogs(world, games, logs);
  return { ...parts, games, settings: new Map(), logs, arriving: new Map(arriving) };
};

type Seeded = { tables: GamesTables; games: readonly GameRow[] };

const filled = new WeakMap<World, Seeded>();

const filledOf = (world: World): Seeded => {
  const known = filled.get(world);
  if (known) return known;
  const tables = fill(world);
  const seeded = { tables, games: [...tables.games.values()] };
  filled.set(world, seeded);
  return seeded;
};

/** The tables of games, shared by all calls with the same world. */
export const seedGames = (world: World): GamesTables => filledOf(world).tables;

/** The games as seeded, without later changes. */
export const seededGames = (world: World): readonly GameRow[] => filledOf(world).games;
