// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List all games, and how many operators offer them (shell §2.2). */
export const listCmsGames = /* @__PURE__ */ query({ id: "listCmsGames", method: "post", path: "/api/games-cms/all-games/list", tag: "games-cms", effect: "read", permission: "view_games_cms", rows: "items", record: true, counted: true });
export const useListCmsGames = /* @__PURE__ */ queryHook(listCmsGames);

/** Read one game, and how many operators offer it (shell §2.2). */
export const showCmsGame = /* @__PURE__ */ query({ id: "showCmsGame", method: "post", path: "/api/games-cms/all-games/show", tag: "games-cms", effect: "read", permission: "view_games_cms", record: true });
export const useShowCmsGame = /* @__PURE__ */ queryHook(showCmsGame);

/** List which operators offer which games (shell §2.2). */
export const listCmsOperatorGames = /* @__PURE__ */ query({ id: "listCmsOperatorGames", method: "post", path: "/api/games-cms/operator-games/list", tag: "games-cms", effect: "read", permission: "view_games_cms", rows: "items", record: true, counted: true });
export const useListCmsOperatorGames = /* @__PURE__ */ queryHook(listCmsOperatorGames);

/** Read one operator's game (shell §2.2). */
export const showCmsOperatorGame = /* @__PURE__ */ query({ id: "showCmsOperatorGame", method: "post", path: "/api/games-cms/operator-games/show", tag: "games-cms", effect: "read", permission: "view_games_cms", record: true });
export const useShowCmsOperatorGame = /* @__PURE__ */ queryHook(showCmsOperatorGame);

/** Find games by name while typing (money §5, §7). */
export const findGamesByName = /* @__PURE__ */ query({ id: "findGamesByName", method: "post", path: "/api/games-cms/find-by-name", tag: "games-cms", effect: "read", permission: "view_games", rows: "", record: true });
export const useFindGamesByName = /* @__PURE__ */ queryHook(findGamesByName);

/** Enable one game (money §7). */
export const enableGame = /* @__PURE__ */ write({ id: "enableGame", method: "post", path: "/api/games-cms/enable-game", tag: "games-cms", effect: "write", permission: "edit_games_cms" });
export const useEnableGame = /* @__PURE__ */ writeHook(enableGame);

/** Enable the games of an aggregator for one operator (money §3, §5, §7). */
export const enableGamesByAggregator = /* @__PURE__ */ write({ id: "enableGamesByAggregator", method: "post", path: "/api/games-cms/enable-games-by-aggregator", tag: "games-cms", effect: "write", permission: "edit_games_cms" });
export const useEnableGamesByAggregator = /* @__PURE__ */ writeHook(enableGamesByAggregator);

/** Disable one game (money §7). */
export const disableGame = /* @__PURE__ */ write({ id: "disableGame", method: "post", path: "/api/games-cms/disable-game", tag: "games-cms", effect: "write", permission: "edit_games_cms" });
export const useDisableGame = /* @__PURE__ */ writeHook(disableGame);

/** Disable the games of an aggregator for one operator (money §3, §5, §7). */
export const disableGamesByAggregator = /* @__PURE__ */ write({ id: "disableGamesByAggregator", method: "post", path: "/api/games-cms/disable-games-by-aggregator", tag: "games-cms", effect: "write", permission: "edit_games_cms" });
export const useDisableGamesByAggregator = /* @__PURE__ */ writeHook(disableGamesByAggregator);
