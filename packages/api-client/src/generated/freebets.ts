// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List the templates of sport freebets (shell §2.3, §7). */
export const listSportFreebets = /* @__PURE__ */ query({ id: "listSportFreebets", method: "get", path: "/api/bonus/sport", tag: "freebets", effect: "read", permission: "view_freebets", rows: "items", record: true });
export const useListSportFreebets = /* @__PURE__ */ queryHook(listSportFreebets);

/** Read one template (shell §2.3). */
export const showSportFreebet = /* @__PURE__ */ query({ id: "showSportFreebet", method: "post", path: "/api/bonus/sport/show", tag: "freebets", effect: "read", permission: "view_freebets", record: true });
export const useShowSportFreebet = /* @__PURE__ */ queryHook(showSportFreebet);

/** Give a sport freebet to a player (shell §7, §8, money §7). */
export const giveSportFreebet = /* @__PURE__ */ write({ id: "giveSportFreebet", method: "post", path: "/api/bonus/sport/player/{playerId}", tag: "freebets", effect: "money", permission: "give_freebets" });
export const useGiveSportFreebet = /* @__PURE__ */ writeHook(giveSportFreebet);

/** List the freebets given to players (shell §2.3, money §2). */
export const listAppliedFreebets = /* @__PURE__ */ query({ id: "listAppliedFreebets", method: "post", path: "/api/bonus/sport/applied/list", tag: "freebets", effect: "read", permission: "view_freebets", rows: "items", record: true, counted: true });
export const useListAppliedFreebets = /* @__PURE__ */ queryHook(listAppliedFreebets);

/** Read one freebet of a player (shell §2.3). */
export const showAppliedFreebet = /* @__PURE__ */ query({ id: "showAppliedFreebet", method: "post", path: "/api/bonus/sport/applied/show", tag: "freebets", effect: "read", permission: "view_freebets", record: true });
export const useShowAppliedFreebet = /* @__PURE__ */ queryHook(showAppliedFreebet);
