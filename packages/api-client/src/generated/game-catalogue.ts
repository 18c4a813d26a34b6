// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a category, or change it (shell §5, §7). */
export const saveGameCategory = /* @__PURE__ */ write({ id: "saveGameCategory", method: "post", path: "/api/gamesV2/categories", tag: "game-catalogue", effect: "write", permission: "edit_game_catalogue" });
export const useSaveGameCategory = /* @__PURE__ */ writeHook(saveGameCategory);

/** List categories (shell §7, money §7). */
export const listGameCategories = /* @__PURE__ */ query({ id: "listGameCategories", method: "post", path: "/api/gamesV2/categories/list", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "items", record: true, counted: true });
export const useListGameCategories = /* @__PURE__ */ queryHook(listGameCategories);

/** Read one category (shell §2.3). */
export const showGameCategory = /* @__PURE__ */ query({ id: "showGameCategory", method: "post", path: "/api/gamesV2/categories/show", tag: "game-catalogue", effect: "read", permission: "view_games", record: true });
export const useShowGameCategory = /* @__PURE__ */ queryHook(showGameCategory);

/** Add a tag, or change it (shell §5, §7). */
export const saveGameTag = /* @__PURE__ */ write({ id: "saveGameTag", method: "post", path: "/api/gamesV2/tags", tag: "game-catalogue", effect: "write", permission: "edit_game_catalogue" });
export const useSaveGameTag = /* @__PURE__ */ writeHook(saveGameTag);

/** List tags (shell §7, money §7). */
export const listGameTags = /* @__PURE__ */ query({ id: "listGameTags", method: "post", path: "/api/gamesV2/tags/list", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "items", record: true, counted: true });
export const useListGameTags = /* @__PURE__ */ queryHook(listGameTags);

/** Read one tag (shell §2.3). */
export const showGameTag = /* @__PURE__ */ query({ id: "showGameTag", method: "post", path: "/api/gamesV2/tags/show", tag: "game-catalogue", effect: "read", permission: "view_games", record: true });
export const useShowGameTag = /* @__PURE__ */ queryHook(showGameTag);

/** Add a jurisdiction, or change it (shell §5, §7). */
export const saveGameJurisdiction = /* @__PURE__ */ write({ id: "saveGameJurisdiction", method: "post", path: "/api/gamesV2/jurisdictions", tag: "game-catalogue", effect: "write", permission: "edit_game_catalogue" });
export const useSaveGameJurisdiction = /* @__PURE__ */ writeHook(saveGameJurisdiction);

/** List jurisdictions (shell §7, money §7). */
export const listGameJurisdictions = /* @__PURE__ */ query({ id: "listGameJurisdictions", method: "post", path: "/api/gamesV2/jurisdictions/list", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "items", record: true, counted: true });
export const useListGameJurisdictions = /* @__PURE__ */ queryHook(listGameJurisdictions);

/** Find jurisdictions while typing (money §5, §7). */
export const searchGameJurisdictions = /* @__PURE__ */ query({ id: "searchGameJurisdictions", method: "post", path: "/api/gamesV2/jurisdictions/search", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "", record: true });
export const useSearchGameJurisdictions = /* @__PURE__ */ queryHook(searchGameJurisdictions);

/** Read one jurisdiction (shell §2.3). */
export const showGameJurisdiction = /* @__PURE__ */ query({ id: "showGameJurisdiction", method: "post", path: "/api/gamesV2/jurisdictions/show", tag: "game-catalogue", effect: "read", permission: "view_games", record: true });
export const useShowGameJurisdiction = /* @__PURE__ */ queryHook(showGameJurisdiction);

/** Add an original provider (shell §5, §7). */
export const createGameOriginalProvider = /* @__PURE__ */ write({ id: "createGameOriginalProvider", method: "post", path: "/api/gamesV2/original-providers", tag: "game-catalogue", effect: "write", permission: "edit_game_catalogue" });
export const useCreateGameOriginalProvider = /* @__PURE__ */ writeHook(createGameOriginalProvider);

/** Change an original provider (shell §5, §7). */
export const updateGameOriginalProvider = /* @__PURE__ */ write({ id: "updateGameOriginalProvider", method: "put", path: "/api/gamesV2/original-providers", tag: "game-catalogue", effect: "write", permission: "edit_game_catalogue" });
export const useUpdateGameOriginalProvider = /* @__PURE__ */ writeHook(updateGameOriginalProvider);

/** List original providers (shell §7, money §7). */
export const listGameOriginalProviders = /* @__PURE__ */ query({ id: "listGameOriginalProviders", method: "post", path: "/api/gamesV2/original-providers/list", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "items", record: true, counted: true });
export const useListGameOriginalProviders = /* @__PURE__ */ queryHook(listGameOriginalProviders);

/** Find original providers while typing (money §5, §7). */
export const searchGameOriginalProviders = /* @__PURE__ */ query({ id: "searchGameOriginalProviders", method: "post", path: "/api/gamesV2/original-providers/search", tag: "game-catalogue", effect: "read", permission: "view_games", rows: "", record: true });
export const useSearchGameOriginalProviders = /* @__PURE__ */ queryHook(searchGameOriginalProviders);

/** Read one original provider (shell §2.3). */
export const showGameOriginalProvider = /* @__PURE__ */ query({ id: "showGameOriginalProvider", method: "post", path: "/api/gamesV2/original-providers/show", tag: "game-catalogue", effect: "read", permission: "view_games", record: true });
export const useShowGameOriginalProvider = /* @__PURE__ */ queryHook(showGameOriginalProvider);
