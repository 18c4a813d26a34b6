// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List the Front Door profiles to choose from (content §7, money §7). */
export const listAfdChoices = /* @__PURE__ */ query({ id: "listAfdChoices", method: "get", path: "/api/operators/cf-tokens/v2/afds", tag: "afds", effect: "read", permission: "view_domains", rows: "", record: true });
export const useListAfdChoices = /* @__PURE__ */ queryHook(listAfdChoices);

/** Add a Front Door profile (content §5, §7). */
export const createAfdProfile = /* @__PURE__ */ write({ id: "createAfdProfile", method: "post", path: "/api/operators/cf-tokens/v2/afds", tag: "afds", effect: "write", permission: "edit_afd_profiles" });
export const useCreateAfdProfile = /* @__PURE__ */ writeHook(createAfdProfile);

/** Change a Front Door profile (content §5, §7). */
export const updateAfdProfile = /* @__PURE__ */ write({ id: "updateAfdProfile", method: "put", path: "/api/operators/cf-tokens/v2/afds", tag: "afds", effect: "write", permission: "edit_afd_profiles" });
export const useUpdateAfdProfile = /* @__PURE__ */ writeHook(updateAfdProfile);

/** List Front Door profiles (content §2). */
export const listAfdProfiles = /* @__PURE__ */ query({ id: "listAfdProfiles", method: "post", path: "/api/operators/cf-tokens/v2/afds/list", tag: "afds", effect: "read", permission: "view_afd_profiles", rows: "items", record: true, counted: true });
export const useListAfdProfiles = /* @__PURE__ */ queryHook(listAfdProfiles);

/** Read one Front Door profile (content §2). */
export const showAfdProfile = /* @__PURE__ */ query({ id: "showAfdProfile", method: "post", path: "/api/operators/cf-tokens/v2/afds/show", tag: "afds", effect: "read", permission: "view_afd_profiles", record: true });
export const useShowAfdProfile = /* @__PURE__ */ queryHook(showAfdProfile);
