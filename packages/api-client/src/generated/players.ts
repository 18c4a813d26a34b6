// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Read one player, by ID or by code (shell §7, money §7). */
export const getPlayer = /* @__PURE__ */ query({ id: "getPlayer", method: "post", path: "/api/player", tag: "players", effect: "read", permission: "view_players", record: true });
export const useGetPlayer = /* @__PURE__ */ queryHook(getPlayer);

/** Find players while typing (money §7, §9). */
export const searchPlayers = /* @__PURE__ */ query({ id: "searchPlayers", method: "post", path: "/api/players/search", tag: "players", effect: "read", permission: "view_players", rows: "", record: true });
export const useSearchPlayers = /* @__PURE__ */ queryHook(searchPlayers);

/** List players (money §7). */
export const listPlayers = /* @__PURE__ */ query({ id: "listPlayers", method: "post", path: "/api/players", tag: "players", effect: "read", permission: "view_players", rows: "players", record: true, counted: true });
export const useListPlayers = /* @__PURE__ */ queryHook(listPlayers);

/** List the balances of players, one row per wallet (shell §2.2). */
export const listPlayerBalances = /* @__PURE__ */ query({ id: "listPlayerBalances", method: "post", path: "/api/players/balances/list", tag: "players", effect: "read", permission: "view_players", rows: "items", record: true, counted: true });
export const useListPlayerBalances = /* @__PURE__ */ queryHook(listPlayerBalances);

/** Give a player a new password (content §5, §7). */
export const changePlayerPassword = /* @__PURE__ */ write({ id: "changePlayerPassword", method: "post", path: "/api/player/change-password", tag: "players", effect: "write", permission: "edit_players" });
export const useChangePlayerPassword = /* @__PURE__ */ writeHook(changePlayerPassword);

/** Switch a player's second factor off (content §2, §7). */
export const resetPlayerTwoFactor = /* @__PURE__ */ write({ id: "resetPlayerTwoFactor", method: "post", path: "/api/players/2fa", tag: "players", effect: "write", permission: "edit_players" });
export const useResetPlayerTwoFactor = /* @__PURE__ */ writeHook(resetPlayerTwoFactor);

/** Delete a player (money §3, §7). */
export const deletePlayer = /* @__PURE__ */ write({ id: "deletePlayer", method: "delete", path: "/api/players/delete", tag: "players", effect: "write", permission: "delete_players" });
export const useDeletePlayer = /* @__PURE__ */ writeHook(deletePlayer);

/** Export high depositors (money §3, §7). */
export const exportHighDepositors = /* @__PURE__ */ write({ id: "exportHighDepositors", method: "post", path: "/api/players/max-deposit", tag: "players", effect: "write", permission: "export_high_depositors" });
export const useExportHighDepositors = /* @__PURE__ */ writeHook(exportHighDepositors);

/** Change a player's username, or decide over one asked for (content §3, §4, §7). */
export const reviewUsername = /* @__PURE__ */ write({ id: "reviewUsername", method: "put", path: "/api/players/usernames", tag: "players", effect: "write", permission: "edit_players" });
export const useReviewUsername = /* @__PURE__ */ writeHook(reviewUsername);

/** List the username requests (shell §2.2, content §3). */
export const listUsernameRequests = /* @__PURE__ */ query({ id: "listUsernameRequests", method: "post", path: "/api/players/usernames/list", tag: "players", effect: "read", permission: "view_players", rows: "items", record: true, counted: true });
export const useListUsernameRequests = /* @__PURE__ */ queryHook(listUsernameRequests);

/** List the bonuses of a player (shell §2.3, §3). */
export const listPlayerBonuses = /* @__PURE__ */ query({ id: "listPlayerBonuses", method: "post", path: "/api/players/bonuses/list", tag: "players", effect: "read", permission: "view_players", rows: "items", record: true, counted: true });
export const useListPlayerBonuses = /* @__PURE__ */ queryHook(listPlayerBonuses);

/** Read one bonus of a player (shell §2.3, §3). */
export const showPlayerBonus = /* @__PURE__ */ query({ id: "showPlayerBonus", method: "post", path: "/api/players/bonuses/show", tag: "players", effect: "read", permission: "view_players", record: true });
export const useShowPlayerBonus = /* @__PURE__ */ queryHook(showPlayerBonus);

/** Calculate the lifetime value of a player (money §3, §7). */
export const calculatePlayerLtv = /* @__PURE__ */ query({ id: "calculatePlayerLtv", method: "post", path: "/api/reports/player/ltv", tag: "players", effect: "read", permission: "view_player_ltv", record: true });
export const useCalculatePlayerLtv = /* @__PURE__ */ queryHook(calculatePlayerLtv);
