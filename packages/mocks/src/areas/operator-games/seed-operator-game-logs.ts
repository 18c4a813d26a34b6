import { seededSetting } from "./game-settings.ts";
import { randomOf, rowsOf, type World } from "../../db/world.ts";
import type { GameLogRow, GameRow } from "../games/games-tables.ts";

const STATES = ["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"] as const;

/**
 * Log entries of operators' game settings: one for each of some settings, with the same values, time and author as the
 * setting.
 */
export const seedOperatorGameLogs = (
  world: World,
  games: ReadonlyMap<string, GameRow>,
  logs: Map<string, GameLogRow>,
): void => {
  const random = randomOf(world, "operator-game-logs");
  const [all, operators] = [[...games.values()], [...world.operators.values()]];
  const told = new Set<string>();
  for (let left = all.length === 0 ? 0 : rowsOf(world, 2000); left > 0; left--) {
    const { gameId, title } = random.pick(all);
    const { opId, title: operator } = random.pick(operators);
    const { status, order, updatedAt, updatedBy } = seededSetting(opId, gameId);
    const before = { gameId, status: random.pick(STATES.filter((it) => it !== status)), order: 1 + random.int(200) };
    const uuid = random.uuid();
    // The setting is the default, or has an entry already.
    if (!updatedAt || !updatedBy || Date.parse(updatedAt) > world.now || told.has(`${opId}/${gameId}`)) continue;
    told.add(`${opId}/${gameId}`);
    logs.set(uuid, {
      uuid,
      timestamp: updatedAt,
      env: "PROD",
      message: `${updatedBy} changed ${title} for ${operator}`,
      type: "GAMES",
      subtype: "OPERATOR_GAME_UPDATED",
      logData: { gameId, gameTitle: title, opId, by: updatedBy },
      logMeta: { before, after: { gameId, status, order } },
    });
  }
};
