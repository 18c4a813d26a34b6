// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Decide over a KYC item, correct it, or give it an image (shell §5, §7, content §7). */
export const changeKyc = /* @__PURE__ */ write({ id: "changeKyc", method: "put", path: "/api/players/kyc/v2", tag: "kyc", effect: "write", permission: "view_kyc", form: "with-file" });
export const useChangeKyc = /* @__PURE__ */ writeHook(changeKyc);

/** List KYC items (shell §2.2, §3). */
export const listKyc = /* @__PURE__ */ query({ id: "listKyc", method: "post", path: "/api/players/kyc/list", tag: "kyc", effect: "read", permission: "view_kyc", rows: "items", record: true, counted: true });
export const useListKyc = /* @__PURE__ */ queryHook(listKyc);

/** Read one KYC item (shell §2.3, §3). */
export const showKyc = /* @__PURE__ */ query({ id: "showKyc", method: "post", path: "/api/players/kyc/show", tag: "kyc", effect: "read", permission: "view_kyc", record: true });
export const useShowKyc = /* @__PURE__ */ queryHook(showKyc);
