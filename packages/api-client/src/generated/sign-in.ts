// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Allow an address at the sign-in service (content §2, §5, §7). */
export const createSignInDomain = /* @__PURE__ */ write({ id: "createSignInDomain", method: "post", path: "/api/dev/auth0/domains", tag: "sign-in", effect: "write", permission: "edit_sign_in_domains", addresses: {"body.url":["https"]} });
export const useCreateSignInDomain = /* @__PURE__ */ writeHook(createSignInDomain);

/** Take an address off the sign-in service (content §2, §7). */
export const deleteSignInDomain = /* @__PURE__ */ write({ id: "deleteSignInDomain", method: "delete", path: "/api/dev/auth0/domains", tag: "sign-in", effect: "write", permission: "edit_sign_in_domains" });
export const useDeleteSignInDomain = /* @__PURE__ */ writeHook(deleteSignInDomain);

/** List the addresses that the sign-in service allows (content §2, §3). */
export const listSignInDomains = /* @__PURE__ */ query({ id: "listSignInDomains", method: "post", path: "/api/dev/auth0/domains/list", tag: "sign-in", effect: "read", permission: "view_sign_in_domains", rows: "items", record: true, counted: true });
export const useListSignInDomains = /* @__PURE__ */ queryHook(listSignInDomains);

/** Delete an organization at the sign-in service (content §2, §7). */
export const deleteSignInOrganization = /* @__PURE__ */ write({ id: "deleteSignInOrganization", method: "delete", path: "/api/dev/auth0/organizations", tag: "sign-in", effect: "write", permission: "edit_sign_in_domains" });
export const useDeleteSignInOrganization = /* @__PURE__ */ writeHook(deleteSignInOrganization);

/** List the organizations at the sign-in service (content §2). */
export const listSignInOrganizations = /* @__PURE__ */ query({ id: "listSignInOrganizations", method: "post", path: "/api/dev/auth0/organizations/list", tag: "sign-in", effect: "read", permission: "view_sign_in_domains", rows: "items", record: true, counted: true });
export const useListSignInOrganizations = /* @__PURE__ */ queryHook(listSignInOrganizations);
