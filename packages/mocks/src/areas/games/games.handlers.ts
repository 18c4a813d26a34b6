import { operatorGame } from "../operator-games/operator-game.ts";
import { syncGames } from "./sync-games.ts";
import { updateGame } from "./update-game.ts";
import { updateOperatorGame } from "../operator-games/update-operator-game.ts";
import { settingOf } from "../operator-games/game-settings.ts";
import type { Db } from "../../db/db.ts";
import { autocomplete } from "../../request/autocomplete.ts";
import { gameFilter } from "./game-filter.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { operatorGames } from "../operator-games/operator-games.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import type { GameLogRow, GameRow } from "./games-tables.ts";

const NO_GAME = "This game does not exist.";

/** A game as an option of an autocomplete. */
const choice = ({ gameId, title, aggregator, providerId, provider, status, coverPhoto }: GameRow) => ({
  gameId,
  title,
  aggregator,
  providerId,
  provider,
  status,
  coverPhoto,
});

/** The games for an autocomplete. */
export const gamesFound = (db: Db, search: string, field?: string) => {
  const rows = autocomplete(db.games.games.values(), search, (row) => [row.title, row.gameId], field);
  return rows.map(choice);
};

/**
 * Whether the account may see a log entry: platform entries are for platform staff, others for accounts that see the
 * operator.
 */
const seesLog = (db: Db, account: Account, { logData: { opId } }: GameLogRow): boolean =>
  opId === "*" ? isPlatform(account.role) : visibleRow(db, account, { opId }) !== undefined;

export const games = {
  listGames: (call) => {
    const { search: _, ...filter } = call.input.body;
    const { tag, jurisdiction } = filter;
    const fits = gameFilter(filter);
    return list(call, call.db.games.games.values(), {
      equal: ["status", "hasDemo", "isBranded"],
      keep: (row) =>
        fits(row) && (!tag || row.tags.includes(tag)) && (!jurisdiction || row.jurisdictions.includes(jurisdiction)),
      search: (row) => [row.title, row.gameId],
    });
  },
  showGame: ({ db, input: { body } }) => existing(db.games.games.get(body.gameId), NO_GAME),
  updateGame: (call) => updateGame(call, call.input.body),

  showLaunchUrl: ({ db, account, input: { body } }) => {
    scopeOf(db, account, body.opId);
    if (body.opId === "*") throw Refusal.ofFields({ opId: "Please select an operator." });
    const game = existing(db.games.games.get(body.gameId), NO_GAME);
    if (!game.hasDemo) throw new Refusal(400, "This game has no demo.");
    return { url: `https://play.${body.opId}.example.com/launch/${encodeURIComponent(game.gameId)}?mode=demo` };
  },

  syncImoonGames: (call) => syncGames(call, "imoon"),
  syncSgGames: (call) => syncGames(call, "Soft Gamings"),
  syncCreedzGames: (call) => syncGames(call, "Creed Roomz"),
  syncSoftSwissGames: (call) => syncGames(call, "SoftSwiss"),

  listGameLogs: (call) => {
    const { db, account, input } = call;
    const { opId, includeBrands, gameId } = input.body;
    const scope = scopeOf(db, account, opId, includeBrands);
    return list(call, db.games.logs.values(), {
      newestBy: "timestamp",
      equal: ["subtype", "env"],
      moment: (row) => row.timestamp,
      keep: (row) =>
        (row.logData.opId === "*" ? opId === "*" && seesLog(db, account, row) : scope.has(row.logData.opId)) &&
        (!gameId || row.logData.gameId === gameId),
      search: (row) => [row.message, row.logData.gameTitle, row.logData.gameId],
    });
  },
  showGameLog: ({ db, account, input: { body } }) => {
    const row = db.games.logs.get(body.uuid);
    if (!row || !seesLog(db, account, row)) throw new Refusal(404, "This entry does not exist.");
    return row;
  },

  searchGames: ({ db, account, input: { body } }) => {
    scopeOf(db, account, body.opId);
    return gamesFound(db, body.search);
  },

  listOperatorGames: ({ db, account, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    const operators = [...scope].map((opId) => db.operators.get(opId)!);
    const keep = body.status && ((it: { status: string }) => it.status === body.status);
    return operatorGames(db, operators, body, keep, operatorGame);
  },
  showOperatorGame: ({ db, account, input: { body } }) => {
    const operator = visibleRow(db, account, db.operators.get(body.opId));
    const game = operator && db.games.games.get(body.gameId);
    if (!game) throw new Refusal(404, NO_GAME);
    return operatorGame(operator, game, settingOf(db, operator.opId, game.gameId));
  },
  updateOperatorGame: (call) => updateOperatorGame(call, call.input.body),
} satisfies AreaHandlers;
