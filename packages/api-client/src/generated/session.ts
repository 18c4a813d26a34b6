// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";

/** Start signing in (shell §2.1). */
export const login = "/api/auth/login";

/** End the session (shell §2.1, §7). */
export const logout = "/api/auth/logout";

/** Read the signed-in user with roles and rights (shell §3, §6). */
export const getSession = /* @__PURE__ */ query({ id: "getSession", method: "get", path: "/api/auth/me", tag: "session", effect: "read", permission: "signed_in", record: true });
export const useGetSession = /* @__PURE__ */ queryHook(getSession);

/** List the operators and brands that the user may see (shell §7). */
export const listMyOperators = /* @__PURE__ */ query({ id: "listMyOperators", method: "get", path: "/api/users/me", tag: "session", effect: "read", permission: "signed_in", rows: "", record: true });
export const useListMyOperators = /* @__PURE__ */ queryHook(listMyOperators);

/** Check that the user is not blocked (shell §7, §8). */
export const checkMe = /* @__PURE__ */ query({ id: "checkMe", method: "get", path: "/api/users/me/check", tag: "session", effect: "read", permission: "signed_in", nullable: true, record: true });
export const useCheckMe = /* @__PURE__ */ queryHook(checkMe);
