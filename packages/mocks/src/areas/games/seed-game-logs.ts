import { snapshotOf } from "./game-snapshot.ts";
import type { Random } from "../../db/random.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { GameLogRow, GameRow } from "./games-tables.ts";

const DAY = 86_400;
const STAFF = ["Mara", "Jonas"] as const;

/** A field of the game with an earlier value. */
const earlier = (random: Random, game: GameRow): Partial<GameRow> => {
  const changes: (() => Partial<GameRow>)[] = [
    () => ({ RTP: game.RTP === null ? 94.5 : Math.round(game.RTP * 100 - 1 - random.int(150)) / 100 }),
    () => ({ displayRTP: !game.displayRTP }),
    () => ({ hasDemo: !game.hasDemo }),
    () => ({ hasChat: !game.hasChat }),
    () => ({ isBranded: !game.isBranded }),
    () => ({ title: `${game.title} II` }),
    () => ({ tags: game.tags.slice(1) }),
    () => ({ categories: game.categories.slice(1) }),
    () => ({ coverPhoto: game.coverPhoto === null ? `/media/games/${game.gameId}.webp` : null }),
    () => ({ description: "" }),
  ];
  const one = random.pick(changes)();
  return random.chance(0.3) ? { ...one, ...random.pick(changes)() } : one;
};

/**
 * Log entries of games of the last 90 days, newest first. The entries of a game fit together: each `before` is the
 * `after` of the previous entry, and the last `after` is the current game.
 */
export const seedGameLogs = (world: World, games: Map<string, GameRow>): Map<string, GameLogRow> => {
  const random = randomOf(world, "game-logs");
  const all = [...games.values()];
  const states = new Map<string, GameRow>();
  const logs = new Map<string, GameLogRow>();
  const count = all.length === 0 ? 0 : rowsOf(world, 2000);
  for (let index = 0; index < count; index++) {
    const { gameId } = random.chance(0.1) ? all[random.int(Math.min(20, all.length))]! : random.pick(all);
    const timestamp = ago(world, ((index + random.next()) * 90 * DAY) / count);
    const known = states.get(gameId);
    const after = known ?? games.get(gameId)!;
    if (after.createdAt > timestamp) continue;
    const before = { ...after, ...earlier(random, after) };
    states.set(gameId, before);
    const by = random.pick(STAFF);
    const uuid = random.uuid();
    if (!known) games.set(gameId, { ...after, updatedAt: timestamp, updatedBy: by });
    logs.set(uuid, {
      uuid,
      timestamp,
      env: random.chance(0.9) ? "PROD" : random.pick(["STAGE", "PREPROD"]),
      message: `${by} changed ${after.title}`,
      type: "GAMES",
      subtype: "GAME_UPDATED",
      logData: { gameId, gameTitle: after.title, opId: "*", by },
      logMeta: { before: snapshotOf(before), after: snapshotOf(after) },
    });
  }
  return logs;
};
