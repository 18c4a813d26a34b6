// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a tournament (shell §2.2). */
export const createTournament = /* @__PURE__ */ write({ id: "createTournament", method: "post", path: "/api/tournament", tag: "tournaments", effect: "write", permission: "edit_tournaments" });
export const useCreateTournament = /* @__PURE__ */ writeHook(createTournament);

/** Change a tournament (shell §2.2). */
export const updateTournament = /* @__PURE__ */ write({ id: "updateTournament", method: "put", path: "/api/tournament", tag: "tournaments", effect: "write", permission: "edit_tournaments" });
export const useUpdateTournament = /* @__PURE__ */ writeHook(updateTournament);

/** Delete a tournament (money §2, §7). */
export const deleteTournament = /* @__PURE__ */ write({ id: "deleteTournament", method: "delete", path: "/api/tournament", tag: "tournaments", effect: "write", permission: "delete_tournaments" });
export const useDeleteTournament = /* @__PURE__ */ writeHook(deleteTournament);

/** List tournaments (shell §2.2, money §2). */
export const listTournaments = /* @__PURE__ */ query({ id: "listTournaments", method: "post", path: "/api/tournament/list", tag: "tournaments", effect: "read", permission: "view_tournaments", rows: "items", record: true, counted: true });
export const useListTournaments = /* @__PURE__ */ queryHook(listTournaments);

/** Read one tournament (shell §2.2). */
export const showTournament = /* @__PURE__ */ query({ id: "showTournament", method: "post", path: "/api/tournament/show", tag: "tournaments", effect: "read", permission: "view_tournaments", record: true });
export const useShowTournament = /* @__PURE__ */ queryHook(showTournament);

/** List winners (shell §2.2). */
export const listTournamentWinners = /* @__PURE__ */ query({ id: "listTournamentWinners", method: "post", path: "/api/tournament/winners/list", tag: "tournaments", effect: "read", permission: "view_tournaments", rows: "items", record: true, counted: true });
export const useListTournamentWinners = /* @__PURE__ */ queryHook(listTournamentWinners);

/** Read one winner (shell §2.2). */
export const showTournamentWinner = /* @__PURE__ */ query({ id: "showTournamentWinner", method: "post", path: "/api/tournament/winners/show", tag: "tournaments", effect: "read", permission: "view_tournaments", record: true });
export const useShowTournamentWinner = /* @__PURE__ */ queryHook(showTournamentWinner);

/** Pay or refuse a prize (money §2, §4, §7). */
export const payTournamentPrize = /* @__PURE__ */ write({ id: "payTournamentPrize", method: "post", path: "/api/tournament/payouts", tag: "tournaments", effect: "money", permission: "payout_tournament_prizes" });
export const usePayTournamentPrize = /* @__PURE__ */ writeHook(payTournamentPrize);
