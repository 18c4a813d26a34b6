// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listDnsRecords: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "name", kind: "text", help: "Name of the record" },
    { name: "type", kind: "choice", help: "Type of the record", values: ["TXT", "CNAME"], open: true },
    { name: "content", kind: "text", help: "Value of the record" },
    { name: "proxied", kind: "boolean", help: "Whether the record is proxied by Cloudflare" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that the record is for", ref: "operator" },
    { name: "created_on", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "modified_on", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the name or the content", in: "body" },
    { name: "type", kind: "choice", help: "Type of the record", values: ["TXT", "CNAME"], in: "body" },
    { name: "proxied", kind: "boolean", help: "Only proxied or only other records", in: "body" },
  ],
  sortBy: ["id", "name", "type", "content", "proxied", "opId", "created_on", "modified_on"],
};

export const showDnsRecord: ReadShape = {
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "name", kind: "text", help: "Name of the record" },
    { name: "type", kind: "choice", help: "Type of the record", values: ["TXT", "CNAME"], open: true },
    { name: "content", kind: "text", help: "Value of the record" },
    { name: "proxied", kind: "boolean", help: "Whether the record is proxied by Cloudflare" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that the record is for", ref: "operator" },
    { name: "created_on", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "modified_on", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "id", kind: "id", help: "ID of the record", in: "body", required: true },
  ],
  sortBy: [],
};
