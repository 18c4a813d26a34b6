import type { components } from "@backoffice/api-client/contract";
import type { GameRow, GameSettingRow } from "../games/games-tables.ts";
import type { OperatorRow } from "../operators/operator-row.ts";

type Schemas = components["schemas"];

export type OperatorGameRow = Schemas["OperatorGame"];
export type CmsOperatorGameRow = Schemas["CmsOperatorGame"];

/**
 * The status of a game in the CMS, which has fewer: everything that cannot be played is disabled there, except
 * maintenance.
 */
export const cmsStatus = ({ status }: Pick<GameSettingRow, "status">): Schemas["GameStatus"] =>
  status === "ACTIVE" ? "ENABLED" : status === "MAINTENANCE" ? "MAINTENANCE" : "DISABLED";

const common = ({ opId, title: opTitle }: OperatorRow, game: GameRow) => ({
  gameId: game.gameId,
  opId,
  opTitle,
  title: game.title,
  aggregator: game.aggregator,
  providerId: game.providerId,
  provider: game.provider,
  categories: game.categories,
});

/** A game as one operator offers it. */
export const operatorGame = (operator: OperatorRow, game: GameRow, setting: GameSettingRow): OperatorGameRow => ({
  ...common(operator, game),
  status: setting.status,
  platformStatus: game.status,
  order: setting.order,
  updatedAt: setting.updatedAt,
  updatedBy: setting.updatedBy,
});

/** A game of one operator, as the CMS shows it. */
export const cmsOperatorGame = (operator: OperatorRow, game: GameRow, setting: GameSettingRow): CmsOperatorGameRow => ({
  ...operatorGame(operator, game, setting),
  coverPhoto: game.coverPhoto,
  status: cmsStatus(setting),
});
