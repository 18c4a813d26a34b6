import type { components } from "@backoffice/api-client/contract";
import type { GameRow } from "./games-tables.ts";

/** The fields of a game in a log entry. */
export const snapshotOf = (game: GameRow): components["schemas"]["GameSnapshot"] => ({
  gameId: game.gameId,
  categories: game.categories,
  tags: game.tags,
  provider: game.provider,
  RTP: game.RTP,
  displayRTP: game.displayRTP,
  hasDemo: game.hasDemo,
  hasChat: game.hasChat,
  isBranded: game.isBranded,
  title: game.title,
  description: game.description,
  coverPhoto: game.coverPhoto,
  jurisdictions: game.jurisdictions,
  status: game.status,
});
