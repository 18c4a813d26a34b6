import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";

type Schemas = components["schemas"];
type Game = Schemas["Game"];

/** The first game of the catalogue that fits. */
export const gameThat = (db: Db, fits: (game: Game) => boolean = () => true): Game => {
  const game = [...db.games.games.values()].find(fits);
  if (!game) throw new Error("The mock server has no game that this story could show");
  return game;
};

/** A game that the platform offers and that has a demo. */
export const offered = (db: Db): Game => gameThat(db, (it) => it.status === "ENABLED" && it.hasDemo);

type Setting = Pick<Schemas["OperatorGame"], "status" | "order"> & { updatedBy?: string | null };

/** What Nordlys has set for a game, as if a colleague had just done so. */
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
