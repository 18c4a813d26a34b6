// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";

/** Report play by currency (shell §2.2). */
export const listGameCurrencyReport = /* @__PURE__ */ query({ id: "listGameCurrencyReport", method: "post", path: "/api/reports/game-currency/list", tag: "game-reports", effect: "read", permission: "view_game_reports", rows: "items", record: true, counted: true });
export const useListGameCurrencyReport = /* @__PURE__ */ queryHook(listGameCurrencyReport);

/** Report play by day, operator and category (shell §2.2). */
export const listGameFinancialReport = /* @__PURE__ */ query({ id: "listGameFinancialReport", method: "post", path: "/api/reports/game-financial/list", tag: "game-reports", effect: "read", permission: "view_game_reports", rows: "items", record: true, counted: true });
export const useListGameFinancialReport = /* @__PURE__ */ queryHook(listGameFinancialReport);

/** Report play by operator (shell §2.2). */
export const listGameOperatorReport = /* @__PURE__ */ query({ id: "listGameOperatorReport", method: "post", path: "/api/reports/game-operator/list", tag: "game-reports", effect: "read", permission: "view_game_reports", rows: "items", record: true, counted: true });
export const useListGameOperatorReport = /* @__PURE__ */ queryHook(listGameOperatorReport);

/** Report play by game (shell §2.2). */
export const listGameReport = /* @__PURE__ */ query({ id: "listGameReport", method: "post", path: "/api/reports/games/list", tag: "game-reports", effect: "read", permission: "view_game_reports", rows: "items", record: true, counted: true });
export const useListGameReport = /* @__PURE__ */ queryHook(listGameReport);

/** Report play by provider (shell §2.2). */
export const listGameProviderReport = /* @__PURE__ */ query({ id: "listGameProviderReport", method: "post", path: "/api/reports/game-providers/list", tag: "game-reports", effect: "read", permission: "view_game_reports", rows: "items", record: true, counted: true });
export const useListGameProviderReport = /* @__PURE__ */ queryHook(listGameProviderReport);
