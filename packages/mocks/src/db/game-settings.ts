import type { Db } from "./db.ts";
import type { GameSettingRow } from "./tables/games-tables.ts";

/** FNV-1a, as the random streams use it: names become well-spread numbers. */
export const spread = (name: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193);
  return h >>> 0;
};

/** One number out of an operator's and a game's. */
const mixed = (operator: number, game: number): number => {
  let h = Math.imul(operator ^ game, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
};

const STATES: readonly GameSettingRow["status"][] = ["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"];
const SINCE = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

type State = Pick<GameSettingRow, "status" | "order">;

/** Nobody has set anything: the game is disabled. */
const UNSET: State = { status: "DISABLED", order: 1 };
const ORDERS = 200;
/** Every state that there is, so that reading a million of them makes no objects. */
const ALL: readonly State[] = STATES.flatMap((status) =>
  Array.from({ length: ORDERS }, (_, at) => ({ status, order: at + 1 })),
);

/** A million settings are not kept: what nobody has changed follows from the two numbers. */
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

/** What the operator had set for the game before anybody did anything. */
export const seededSetting = (opId: string, gameId: string): GameSettingRow =>
  seeded(mixed(spread(opId), spread(gameId)));

/** Reads one operator's settings: whole ones, or only the state and the order, which costs less. */
export const settingsOf = (db: Db, opId: string) => {
  const changed: ReadonlyMap<string, GameSettingRow> | undefined = db.games.settings.get(opId);
  const operator = spread(opId);
  const seededState = (game: number): State => state(mixed(operator, game));
  return {
    read: (gameId: string): GameSettingRow => changed?.get(gameId) ?? seeded(mixed(operator, spread(gameId))),
    peek: (gameId: string): State => changed?.get(gameId) ?? seededState(spread(gameId)),
    /** What somebody has changed, by the game's id. */
    changed,
    /** The state where nobody has changed anything, by the game's number, see {@link spread}. */
    seededState,
  };
};

/** What the operator has set for the game. */
export const settingOf = (db: Db, opId: string, gameId: string): GameSettingRow => settingsOf(db, opId).read(gameId);

/** Sets it. */
export const putSetting = (db: Db, opId: string, gameId: string, setting: GameSettingRow): void => {
  const changed = db.games.settings.get(opId) ?? new Map<string, GameSettingRow>();
  db.games.settings.set(opId, changed.set(gameId, setting));
};
