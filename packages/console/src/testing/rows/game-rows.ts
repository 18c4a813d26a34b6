import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";

type Schemas = components["schemas"];
type Game = Schemas["Game"];

/** The first matching game of the catalogue. */
export const gameThat = (db: Db, fits: (game: Game) => boolean = () => true): Game => {
  const game = [...db.games.games.values()].find(fits);
  if (!game) throw new Error("The mock server has no game that this story could show");
  return game;
};

/** An enabled game with a demo. */
export const offered = (db: Db): Game => gameThat(db, (it) => it.status === "ENABLED" && it.hasDemo);

type Setting = Pick<Schemas["OperatorGame"], "status" | "order"> & { updatedBy?: string | null };

/** Sets Nordlys' settings of a game, as if a colleague had just changed them. */
export const setAtNordlys = (db: Db, { gameId }: Game, { updatedBy = "Aylin", ...setting }: Setting): void => {
  const settings = db.games.settings.get("op-nordlys") ?? new Map();
  db.games.settings.set(
    "op-nordlys",
    settings.set(gameId, { ...setting, updatedBy, updatedAt: "2026-11-20T11:00:00Z" }),
  );
};

/** Changes a game of the catalogue. */
export const changeGame = (db: Db, game: Game, values: Partial<Game>): void =>
  void db.games.games.set(game.gameId, { ...game, ...values });
