// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List domains, or read one (content §7, §9). */
export const listDomains = /* @__PURE__ */ query({ id: "listDomains", method: "get", path: "/api/operators/cf-tokens/v2/zones", tag: "domains", effect: "read", permission: "view_domains", record: true });
export const useListDomains = /* @__PURE__ */ queryHook(listDomains);

/** Change a domain, or do something to it (content §4, §6, §7). */
export const changeDomain = /* @__PURE__ */ write({ id: "changeDomain", method: "put", path: "/api/operators/cf-tokens/v2/zones", tag: "domains", effect: "write", permission: "edit_domains" });
export const useChangeDomain = /* @__PURE__ */ writeHook(changeDomain);

/** Delete a domain with its zone (content §4, §7). */
export const deleteDomain = /* @__PURE__ */ write({ id: "deleteDomain", method: "delete", path: "/api/operators/cf-tokens/v2/zones", tag: "domains", effect: "write", permission: "delete_domains" });
export const useDeleteDomain = /* @__PURE__ */ writeHook(deleteDomain);

/** Add a domain (content §5, §7). */
export const createDomain = /* @__PURE__ */ write({ id: "createDomain", method: "post", path: "/api/operators/cf-tokens/v2/zones/create", tag: "domains", effect: "write", permission: "edit_domains" });
export const useCreateDomain = /* @__PURE__ */ writeHook(createDomain);

/** Add a domain by its name and a token (content §5, §7). */
export const createDomainByToken = /* @__PURE__ */ write({ id: "createDomainByToken", method: "post", path: "/api/operators/cf-tokens/zones/create", tag: "domains", effect: "write", permission: "edit_domains" });
export const useCreateDomainByToken = /* @__PURE__ */ writeHook(createDomainByToken);

/** Add a DNS record to a domain (content §3, §7). */
export const createDomainDnsRecord = /* @__PURE__ */ write({ id: "createDomainDnsRecord", method: "post", path: "/api/operators/cf-tokens/v2/zones/dns-records", tag: "domains", effect: "write", permission: "edit_domains" });
export const useCreateDomainDnsRecord = /* @__PURE__ */ writeHook(createDomainDnsRecord);

/** Delete a DNS record of a domain (content §2, §7). */
export const deleteDomainDnsRecord = /* @__PURE__ */ write({ id: "deleteDomainDnsRecord", method: "delete", path: "/api/operators/cf-tokens/v2/zones/dns-records", tag: "domains", effect: "write", permission: "edit_domains" });
export const useDeleteDomainDnsRecord = /* @__PURE__ */ writeHook(deleteDomainDnsRecord);
