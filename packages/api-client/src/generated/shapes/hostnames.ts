// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listHostnames: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "hostname", kind: "text", list: "wide", help: "Unique name, without protocol" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "Operator or brand", ref: "operator" },
    { name: "partnerId", kind: "id", help: "The partner that the hostname is for; null where there is none", ref: "partner" },
    { name: "cfAccountCode", kind: "code", help: "Internal code of the Cloudflare account", ref: "cf-account-v3" },
    { name: "sslValidationStatus", kind: "choice", list: "state", help: "Certificate status of the hostname", values: ["initializing", "pending_validation", "pending_issuance", "pending_deployment", "active", "validation_timed_out", "expired"], open: true },
    { name: "clientZoneStatus", kind: "choice", list: "state", help: "State of the zone at Cloudflare; pending waits for the registrar's name servers", values: ["initializing", "pending", "active", "moved", "deactivated", "deleted"], open: true },
    { name: "customHostnameStatus", kind: "choice", list: "state", help: "State of the hostname itself", values: ["pending", "active", "active_redeploying", "moved", "blocked", "deleted"], open: true },
    { name: "cfClientZoneId", kind: "id", help: "Cloudflare's ID of the hostname's own zone; null while it is not known" },
    { name: "cfSaasZoneId", kind: "id", help: "Cloudflare's ID of the SaaS zone that serves it" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "query" },
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the hostname", in: "body" },
    { name: "sslValidationStatus", kind: "choice", help: "Certificate status of the hostname", values: ["initializing", "pending_validation", "pending_issuance", "pending_deployment", "active", "validation_timed_out", "expired"], open: true, in: "body" },
    { name: "clientZoneStatus", kind: "choice", help: "State of the zone at Cloudflare; pending waits for the registrar's name servers", values: ["initializing", "pending", "active", "moved", "deactivated", "deleted"], open: true, in: "body" },
    { name: "customHostnameStatus", kind: "choice", help: "State of the hostname itself", values: ["pending", "active", "active_redeploying", "moved", "blocked", "deleted"], open: true, in: "body" },
    { name: "cfAccountCode", kind: "code", help: "Our code of the Cloudflare account", ref: "cf-account-v3", in: "body" },
    { name: "cfSaasZoneId", kind: "id", help: "Cloudflare's ID of the SaaS zone", in: "body" },
  ],
  sortBy: ["hostname", "opId", "sslValidationStatus", "clientZoneStatus", "customHostnameStatus", "createdAt", "updatedAt"],
};

export const showHostname: ReadShape = {
  fields: [
    { name: "hostname", kind: "text", list: "wide", help: "Unique name, without protocol" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "Operator or brand", ref: "operator" },
    { name: "partnerId", kind: "id", help: "The partner that the hostname is for; null where there is none", ref: "partner" },
    { name: "cfAccountCode", kind: "code", help: "Internal code of the Cloudflare account", ref: "cf-account-v3" },
    { name: "sslValidationStatus", kind: "choice", list: "state", help: "Certificate status of the hostname", values: ["initializing", "pending_validation", "pending_issuance", "pending_deployment", "active", "validation_timed_out", "expired"], open: true },
    { name: "clientZoneStatus", kind: "choice", list: "state", help: "State of the zone at Cloudflare; pending waits for the registrar's name servers", values: ["initializing", "pending", "active", "moved", "deactivated", "deleted"], open: true },
    { name: "customHostnameStatus", kind: "choice", list: "state", help: "State of the hostname itself", values: ["pending", "active", "active_redeploying", "moved", "blocked", "deleted"], open: true },
    { name: "cfClientZoneId", kind: "id", help: "Cloudflare's ID of the hostname's own zone; null while it is not known" },
    { name: "cfSaasZoneId", kind: "id", help: "Cloudflare's ID of the SaaS zone that serves it" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "dnsRecords", kind: "list", help: "The hostname's DNS records, by name", fields: [{ name: "id", kind: "id", help: "Cloudflare's ID of the record" }, { name: "name", kind: "text", help: "Full name of the record" }, { name: "type", kind: "choice", help: "Type of the record; the console writes TXT and CNAME", values: ["TXT", "CNAME", "A", "AAAA", "MX", "NS"], open: true }, { name: "content", kind: "text", help: "Value of the record" }, { name: "proxied", kind: "boolean", help: "Whether the record is proxied by Cloudflare" }, { name: "created_on", kind: "moment", help: "Timestamp, ISO 8601 with time zone" }, { name: "modified_on", kind: "moment", help: "Timestamp, ISO 8601 with time zone" }] },
  ],
  input: [
    { name: "hostname", kind: "text", help: "The hostname", in: "body", required: true },
  ],
  sortBy: [],
};
