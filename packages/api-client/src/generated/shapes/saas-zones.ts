// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listSaasZones: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "domainName", kind: "text", help: "The zone's domain", ref: "domain" },
    { name: "zoneId", kind: "id", help: "Cloudflare's ID of the zone" },
    { name: "default", kind: "boolean", help: "Whether new hostnames go to this zone" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that the zone is for", ref: "operator" },
    { name: "hostnameCount", kind: "integer", help: "How many hostnames the zone serves" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the domain or the ID", in: "body" },
    { name: "default", kind: "boolean", help: "Only default zones, or only the others", in: "body" },
  ],
  sortBy: ["domainName", "zoneId", "opId", "default", "hostnameCount", "createdAt", "updatedAt"],
};

export const showSaasZone: ReadShape = {
  fields: [
    { name: "domainName", kind: "text", help: "The zone's domain", ref: "domain" },
    { name: "zoneId", kind: "id", help: "Cloudflare's ID of the zone" },
    { name: "default", kind: "boolean", help: "Whether new hostnames go to this zone" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that the zone is for", ref: "operator" },
    { name: "hostnameCount", kind: "integer", help: "How many hostnames the zone serves" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "apiToken", kind: "text", help: "Cloudflare's token for the zone", secret: true },
  ],
  input: [
    { name: "zoneId", kind: "id", help: "Cloudflare's ID of the zone", in: "body", required: true },
  ],
  sortBy: [],
};
