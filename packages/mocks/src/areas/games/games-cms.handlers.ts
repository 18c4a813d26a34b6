import { cmsOperatorGame, cmsStatus } from "../operator-games/operator-game.ts";
import { switchGame, switchGamesByAggregator } from "./switch-games.ts";
import { settingOf, settingsOf } from "../operator-games/game-settings.ts";
import type { Db } from "../../db/db.ts";
import { gameFilter } from "./game-filter.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { operatorGames } from "../operator-games/operator-games.ts";
import { byField } from "../../request/list.ts";
import { page } from "../../request/page.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { sorted } from "../../request/sorted.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import { gamesFound } from "./games.handlers.ts";
import type { GameRow } from "./games-tables.ts";

/** Returns a function from a game to its row in the CMS, with the number of these operators that offer it. */
const cmsRows = (db: Db, scope: ReadonlySet<string>) => {
  const readers = [...scope].map((opId) => settingsOf(db, opId));
  return (game: GameRow) => ({
    gameId: game.gameId,
    title: game.title,
    aggregator: game.aggregator,
    providerId: game.providerId,
    provider: game.provider,
    categories: game.categories,
    coverPhoto: game.coverPhoto,
    status: game.status,
    operatorsCount: readers.length,
    enabledCount: readers.filter(({ peek }) => cmsStatus(peek(game.gameId)) === "ENABLED").length,
    updatedAt: game.updatedAt,
  });
};

export const gamesCms = {
  listCmsGames: ({ db, account, input: { body } }) => {
    const { opId, includeBrands, status, sortBy, sortDirection } = body;
    const scope = scopeOf(db, account, opId, includeBrands);
    const fits = gameFilter(body);
    const games = [...db.games.games.values()].filter((it) => fits(it) && (!status || it.status === status));
    const rowOf = cmsRows(db, scope);
    if (sortBy === "enabledCount") return page(sorted(games.map(rowOf), byField(sortBy), sortDirection), body);
    const cut = page(sortBy ? sorted(games, byField(sortBy), sortDirection) : games, body);
    return { ...cut, items: cut.items.map((it) => rowOf(it)) };
  },
  showCmsGame: ({ db, account, input: { body } }) => {
    const scope = scopeOf(db, account);
    const game = existing(db.games.games.get(body.gameId), "This game does not exist.");
    return cmsRows(db, scope)(game);
  },

  listCmsOperatorGames: ({ db, account, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    const operators = [...scope].map((opId) => db.operators.get(opId)!);
    const { status } = body;
    return operatorGames(db, operators, body, status && ((it) => cmsStatus(it) === status), cmsOperatorGame);
  },
  showCmsOperatorGame: ({ db, account, input: { body } }) => {
    const operator = visibleRow(db, account, db.operators.get(body.opId));
    const game = operator && db.games.games.get(body.gameId);
    if (!game) throw new Refusal(404, "This game does not exist.");
    return cmsOperatorGame(operator, game, settingOf(db, operator.opId, game.gameId));
  },

  findGamesByName: ({ db, account, input: { body } }) => {
    scopeOf(db, account, body.opId);
    return gamesFound(db, body.name, "name");
  },

  enableGame: (call) => switchGame(call, call.input.body, "ENABLED"),
  disableGame: (call) => switchGame(call, call.input.body, "DISABLED"),
  enableGamesByAggregator: (call) => switchGamesByAggregator(call, call.input.body, "ENABLED"),
  disableGamesByAggregator: (call) => switchGamesByAggregator(call, call.input.body, "DISABLED"),
} satisfies AreaHandlers;
