import type { Db } from "../../db/db.ts";
import { hashOf } from "../../db/hash-of.ts";
import type { GameSettingRow } from "../games/games-tables.ts";

/** Combines the hashes of an operator and a game. */
const combined = (operator: number, game: number): number => {
  let h = Math.imul(operator ^ game, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
};

const STATES: readonly GameSettingRow["status"][] = ["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"];
const SINCE = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

type State = Pick<GameSettingRow, "status" | "order">;

/** The default: a game that was never set is disabled. */
const UNSET: State = { status: "DISABLED", order: 1 };
const ORDERS = 200;
/** All combinations, created once, so that reading a million settings allocates nothing. */
const ALL: readonly State[] = STATES.flatMap((status) =>
  Array.from({ length: ORDERS }, (_, at) => ({ status, order: at + 1 })),
);

/** The seeded setting, computed from the hash: storing a million rows would cost too much. */
const state = (number: number): State => {
  const share = number % 100;
  if (share < 10) return UNSET;
  return ALL[(share < 82 ? 0 : share < 92 ? 1 : share < 97 ? 2 : 3) * ORDERS + ((number >>> 8) % ORDERS)]!;
};

const seeded = (number: number): GameSettingRow => ({
  ...state(number),
  updatedAt:
    number % 100 < 10 ? null : new Date(SINCE + ((number >>> 4) % 300) * DAY + (number % 86_400) * 1000).toISOString(),
  updatedBy: number % 100 < 10 ? null : ["Mara", "Aylin", "Priya"][number % 3]!,
});

/** The seeded setting of a game at an operator. */
export const seededSetting = (opId: string, gameId: string): GameSettingRow =>
  seeded(combined(hashOf(opId), hashOf(gameId)));

/** Reads an operator's settings: `read` a whole row, `seededState` only status and order, which is faster. */
export const settingsOf = (db: Db, opId: string) => {
  const changed: ReadonlyMap<string, GameSettingRow> | undefined = db.games.settings.get(opId);
  const operator = hashOf(opId);
  const seededState = (game: number): State => state(combined(operator, game));
  return {
    read: (gameId: string): GameSettingRow => changed?.get(gameId) ?? seeded(combined(operator, hashOf(gameId))),
    peek: (gameId: string): State => changed?.get(gameId) ?? seededState(hashOf(gameId)),
    /** Settings that were changed after seeding, by game id. */
    changed,
    /** The seeded status and order, by the hash of the game id (see {@link hashOf}). */
    seededState,
  };
};

/** The operator's setting of the game. */
export const settingOf = (db: Db, opId: string, gameId: string): GameSettingRow => settingsOf(db, opId).read(gameId);

/** Stores a setting. */
export const putSetting = (db: Db, opId: string, gameId: string, setting: GameSettingRow): void => {
  const changed = db.games.settings.get(opId) ?? new Map<string, GameSettingRow>();
  db.games.settings.set(opId, changed.set(gameId, setting));
};
