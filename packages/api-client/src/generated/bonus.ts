// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a bonus (shell §2.2). */
export const createBonus = /* @__PURE__ */ write({ id: "createBonus", method: "post", path: "/api/bonus/deposit", tag: "bonus", effect: "write", permission: "edit_bonuses" });
export const useCreateBonus = /* @__PURE__ */ writeHook(createBonus);

/** Change a bonus (shell §2.2). */
export const updateBonus = /* @__PURE__ */ write({ id: "updateBonus", method: "put", path: "/api/bonus/deposit", tag: "bonus", effect: "write", permission: "edit_bonuses" });
export const useUpdateBonus = /* @__PURE__ */ writeHook(updateBonus);

/** Delete a bonus (content §7, money §7). */
export const deleteBonus = /* @__PURE__ */ write({ id: "deleteBonus", method: "delete", path: "/api/bonus/deposit", tag: "bonus", effect: "write", permission: "delete_bonuses" });
export const useDeleteBonus = /* @__PURE__ */ writeHook(deleteBonus);

/** List bonuses (shell §2.2). */
export const listBonuses = /* @__PURE__ */ query({ id: "listBonuses", method: "post", path: "/api/bonus/deposit/list", tag: "bonus", effect: "read", permission: "view_bonuses", rows: "items", record: true, counted: true });
export const useListBonuses = /* @__PURE__ */ queryHook(listBonuses);

/** Read one bonus (shell §2.2). */
export const showBonus = /* @__PURE__ */ query({ id: "showBonus", method: "post", path: "/api/bonus/deposit/show", tag: "bonus", effect: "read", permission: "view_bonuses", record: true });
export const useShowBonus = /* @__PURE__ */ queryHook(showBonus);

/** Add a release (shell §2.2). */
export const createBonusRelease = /* @__PURE__ */ write({ id: "createBonusRelease", method: "post", path: "/api/bonus/releases", tag: "bonus", effect: "write", permission: "edit_bonuses" });
export const useCreateBonusRelease = /* @__PURE__ */ writeHook(createBonusRelease);

/** Change a release (shell §2.2). */
export const updateBonusRelease = /* @__PURE__ */ write({ id: "updateBonusRelease", method: "put", path: "/api/bonus/releases", tag: "bonus", effect: "write", permission: "edit_bonuses" });
export const useUpdateBonusRelease = /* @__PURE__ */ writeHook(updateBonusRelease);

/** Delete a release (content §7, money §7). */
export const deleteBonusRelease = /* @__PURE__ */ write({ id: "deleteBonusRelease", method: "delete", path: "/api/bonus/releases", tag: "bonus", effect: "write", permission: "delete_bonuses" });
export const useDeleteBonusRelease = /* @__PURE__ */ writeHook(deleteBonusRelease);

/** List releases (shell §2.2). */
export const listBonusReleases = /* @__PURE__ */ query({ id: "listBonusReleases", method: "post", path: "/api/bonus/releases/list", tag: "bonus", effect: "read", permission: "view_bonuses", rows: "items", record: true, counted: true });
export const useListBonusReleases = /* @__PURE__ */ queryHook(listBonusReleases);

/** Read one release (shell §2.2). */
export const showBonusRelease = /* @__PURE__ */ query({ id: "showBonusRelease", method: "post", path: "/api/bonus/releases/show", tag: "bonus", effect: "read", permission: "view_bonuses", record: true });
export const useShowBonusRelease = /* @__PURE__ */ queryHook(showBonusRelease);

/** List claimed bonuses (shell §2.2, §3). */
export const listBonusClaims = /* @__PURE__ */ query({ id: "listBonusClaims", method: "post", path: "/api/bonus/claims/list", tag: "bonus", effect: "read", permission: "view_bonuses", rows: "items", record: true, counted: true });
export const useListBonusClaims = /* @__PURE__ */ queryHook(listBonusClaims);

/** List transactions of bonuses (shell §2.2, money §3). */
export const listBonusTransactions = /* @__PURE__ */ query({ id: "listBonusTransactions", method: "post", path: "/api/bonus/transactions/list", tag: "bonus", effect: "read", permission: "view_bonuses", rows: "items", record: true, counted: true });
export const useListBonusTransactions = /* @__PURE__ */ queryHook(listBonusTransactions);

/** Copy a bonus to another operator (content §3, §5, §7, money §7). */
export const cloneBonus = /* @__PURE__ */ write({ id: "cloneBonus", method: "post", path: "/api/bonus/clone", tag: "bonus", effect: "write", permission: "edit_bonuses" });
export const useCloneBonus = /* @__PURE__ */ writeHook(cloneBonus);

/** Copy a release to another operator (content §3, §5, §7, money §7). */
export const cloneBonusRelease = /* @__PURE__ */ write({ id: "cloneBonusRelease", method: "post", path: "/api/bonus/clone/release", tag: "bonus", effect: "write", permission: "edit_bonuses" });
export const useCloneBonusRelease = /* @__PURE__ */ writeHook(cloneBonusRelease);
