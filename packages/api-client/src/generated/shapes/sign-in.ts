// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listSignInDomains: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "url", kind: "text", help: "The address" },
    { name: "type", kind: "choice", help: "Type of an allowed address", values: ["Origin", "Logout", "Callback"] },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "createdBy", kind: "text", help: "Nickname of the author; null if unknown", personal: true },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the URL", in: "body" },
    { name: "type", kind: "choice", help: "Type of an allowed address", values: ["Origin", "Logout", "Callback"], in: "body" },
  ],
  sortBy: ["url", "type", "createdAt"],
};

export const listSignInOrganizations: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "orgId", kind: "id", help: "ID at the sign-in service" },
    { name: "name", kind: "text", help: "Short name, as in addresses" },
    { name: "displayName", kind: "text", help: "Name to show" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "Operator or brand of the organization; null if none", ref: "operator" },
    { name: "memberCount", kind: "integer", help: "Number of members" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the ID, the name or the title", in: "body" },
  ],
  sortBy: ["name", "displayName", "opId", "memberCount", "createdAt"],
};
