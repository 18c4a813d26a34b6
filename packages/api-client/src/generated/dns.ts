// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a DNS record (content §5, §7). */
export const createDnsRecord = /* @__PURE__ */ write({ id: "createDnsRecord", method: "post", path: "/api/dev/dns", tag: "dns", effect: "write", permission: "edit_dns_records" });
export const useCreateDnsRecord = /* @__PURE__ */ writeHook(createDnsRecord);

/** Change a DNS record, or a front-door domain (content §5, §7). */
export const updateDnsRecord = /* @__PURE__ */ write({ id: "updateDnsRecord", method: "put", path: "/api/dev/dns", tag: "dns", effect: "write", permission: "edit_dns_records" });
export const useUpdateDnsRecord = /* @__PURE__ */ writeHook(updateDnsRecord);

/** Delete a DNS record (content §2, §7). */
export const deleteDnsRecord = /* @__PURE__ */ write({ id: "deleteDnsRecord", method: "delete", path: "/api/dev/dns", tag: "dns", effect: "write", permission: "edit_dns_records" });
export const useDeleteDnsRecord = /* @__PURE__ */ writeHook(deleteDnsRecord);

/** List DNS records (content §2). */
export const listDnsRecords = /* @__PURE__ */ query({ id: "listDnsRecords", method: "post", path: "/api/dev/dns/list", tag: "dns", effect: "read", permission: "view_dns_records", rows: "items", record: true, counted: true });
export const useListDnsRecords = /* @__PURE__ */ queryHook(listDnsRecords);

/** Read one DNS record (content §2). */
export const showDnsRecord = /* @__PURE__ */ query({ id: "showDnsRecord", method: "post", path: "/api/dev/dns/show", tag: "dns", effect: "read", permission: "view_dns_records", record: true });
export const useShowDnsRecord = /* @__PURE__ */ queryHook(showDnsRecord);
