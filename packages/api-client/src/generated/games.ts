// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Change a game of the catalogue (shell §2.2, §3). */
export const updateGame = /* @__PURE__ */ write({ id: "updateGame", method: "put", path: "/api/gamesV2", tag: "games", effect: "write", permission: "edit_games", addresses: {"body.coverPhoto":["relative","https","http"]} });
export const useUpdateGame = /* @__PURE__ */ writeHook(updateGame);

/** List the games of the catalogue (shell §2.2). */
export const listGames = /* @__PURE__ */ query({ id: "listGames", method: "post", path: "/api/gamesV2/list", tag: "games", effect: "read", permission: "view_games", rows: "items", record: true, counted: true });
export const useListGames = /* @__PURE__ */ queryHook(listGames);

/** Read one game of the catalogue (shell §2.2). */
export const showGame = /* @__PURE__ */ query({ id: "showGame", method: "post", path: "/api/gamesV2/show", tag: "games", effect: "read", permission: "view_games", record: true });
export const useShowGame = /* @__PURE__ */ queryHook(showGame);

/** Make the address that a game is launched with (money §2). */
export const showLaunchUrl = /* @__PURE__ */ query({ id: "showLaunchUrl", method: "post", path: "/api/gamesV2/launch-url", tag: "games", effect: "read", permission: "view_games", record: true });
export const useShowLaunchUrl = /* @__PURE__ */ queryHook(showLaunchUrl);

/** Fetch the games of imoon (money §7). */
export const syncImoonGames = /* @__PURE__ */ write({ id: "syncImoonGames", method: "get", path: "/api/gamesV2/sync-imoon-games", tag: "games", effect: "write", permission: "sync_games", timeout: 600000 });
export const useSyncImoonGames = /* @__PURE__ */ writeHook(syncImoonGames);

/** Fetch the games of Soft Gamings (money §7). */
export const syncSgGames = /* @__PURE__ */ write({ id: "syncSgGames", method: "get", path: "/api/gamesV2/sync-sg-games", tag: "games", effect: "write", permission: "sync_games", timeout: 600000 });
export const useSyncSgGames = /* @__PURE__ */ writeHook(syncSgGames);

/** Fetch the games of Creed Roomz (money §7). */
export const syncCreedzGames = /* @__PURE__ */ write({ id: "syncCreedzGames", method: "get", path: "/api/gamesV2/sync-creedz-games", tag: "games", effect: "write", permission: "sync_games", timeout: 600000 });
export const useSyncCreedzGames = /* @__PURE__ */ writeHook(syncCreedzGames);

/** Fetch the games of SoftSwiss (money §7). */
export const syncSoftSwissGames = /* @__PURE__ */ write({ id: "syncSoftSwissGames", method: "get", path: "/api/gamesV2/sync-soft-swiss", tag: "games", effect: "write", permission: "sync_games", timeout: 600000 });
export const useSyncSoftSwissGames = /* @__PURE__ */ writeHook(syncSoftSwissGames);

/** List game activities (shell §2.2, §3). */
export const listGameLogs = /* @__PURE__ */ query({ id: "listGameLogs", method: "post", path: "/api/gamesV2/activities/list", tag: "games", effect: "read", permission: "view_game_activities", rows: "items", record: true, counted: true });
export const useListGameLogs = /* @__PURE__ */ queryHook(listGameLogs);

/** Read one entry of the activity log (shell §2.3). */
export const showGameLog = /* @__PURE__ */ query({ id: "showGameLog", method: "post", path: "/api/gamesV2/activities/show", tag: "games", effect: "read", permission: "view_game_activities", record: true });
export const useShowGameLog = /* @__PURE__ */ queryHook(showGameLog);

/** Find games while typing (money §5, §7). */
export const searchGames = /* @__PURE__ */ query({ id: "searchGames", method: "post", path: "/api/games", tag: "games", effect: "read", permission: "view_games", rows: "", record: true });
export const useSearchGames = /* @__PURE__ */ queryHook(searchGames);

/** List the games of operators, with their settings there (shell §2.2). */
export const listOperatorGames = /* @__PURE__ */ query({ id: "listOperatorGames", method: "post", path: "/api/games/list", tag: "games", effect: "read", permission: "view_games", rows: "items", record: true, counted: true });
export const useListOperatorGames = /* @__PURE__ */ queryHook(listOperatorGames);

/** Read one operator's game (shell §2.3). */
export const showOperatorGame = /* @__PURE__ */ query({ id: "showOperatorGame", method: "post", path: "/api/games/show", tag: "games", effect: "read", permission: "view_games", record: true });
export const useShowOperatorGame = /* @__PURE__ */ queryHook(showOperatorGame);

/** Change a game for one operator (shell §3, §4, §7). */
export const updateOperatorGame = /* @__PURE__ */ write({ id: "updateOperatorGame", method: "put", path: "/api/games/update", tag: "games", effect: "write", permission: "edit_operator_games" });
export const useUpdateOperatorGame = /* @__PURE__ */ writeHook(updateOperatorGame);
