// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listCfTokens: ReadShape = {
  rows: "",
  fields: [
    { name: "title", kind: "text", help: "Name that staff gave the account" },
    { name: "token", kind: "text", help: "The token", secret: true },
  ],
  input: [
    { name: "opId", kind: "id", ref: "operator", in: "query", required: true },
  ],
  sortBy: [],
};

export const listCfAccountChoices: ReadShape = {
  rows: "items",
  fields: [
    { name: "title", kind: "text", help: "Name that staff gave the account" },
    { name: "cfAccountId", kind: "id", help: "Cloudflare's ID of the account", ref: "cf-account" },
    { name: "cfAccountCode", kind: "code", help: "Our own code of the account", ref: "cf-account-code" },
  ],
  input: [
    { name: "opId", kind: "id", ref: "operator", in: "query" },
  ],
  sortBy: [],
};

export const listCfAccounts: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "cfAccountCode", kind: "code", help: "Our own code of the account", ref: "cf-account-code" },
    { name: "cfAccountId", kind: "id", help: "Cloudflare's ID of the account", ref: "cf-account" },
    { name: "title", kind: "text", help: "Name by which staff know the account" },
    { name: "description", kind: "text", list: "prose", help: "Purpose of the account" },
    { name: "note", kind: "text", list: "note", help: "Note among staff" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that the account is for", ref: "operator" },
    { name: "partnerId", kind: "id", help: "The partner that the account is for; null where there is none", ref: "partner" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the title, the code or the account ID", in: "body" },
  ],
  sortBy: ["title", "cfAccountCode", "cfAccountId", "opId", "createdAt", "updatedAt"],
};

export const showCfAccount: ReadShape = {
  fields: [
    { name: "cfAccountCode", kind: "code", help: "Our own code of the account", ref: "cf-account-code" },
    { name: "cfAccountId", kind: "id", help: "Cloudflare's ID of the account", ref: "cf-account" },
    { name: "title", kind: "text", help: "Name by which staff know the account" },
    { name: "description", kind: "text", list: "prose", help: "Purpose of the account" },
    { name: "note", kind: "text", list: "note", help: "Note among staff" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that the account is for", ref: "operator" },
    { name: "partnerId", kind: "id", help: "The partner that the account is for; null where there is none", ref: "partner" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "cfApiKey", kind: "text", help: "Cloudflare's API key of the account", secret: true },
  ],
  input: [
    { name: "cfAccountCode", kind: "code", help: "Our own code of the account, one of a kind", ref: "cf-account-code", in: "body", required: true },
  ],
  sortBy: [],
};

export const listCfAccountsV3: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "cfAccountCode", kind: "code", help: "Our own code of the account", ref: "cf-account-v3" },
    { name: "cfAccountId", kind: "id", help: "Cloudflare's ID of the account", ref: "cf-account" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that the account is for", ref: "operator" },
    { name: "partnerId", kind: "id", help: "The partner that the account is for; null where there is none", ref: "partner" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the code or the account ID", in: "body" },
  ],
  sortBy: ["cfAccountCode", "cfAccountId", "opId", "createdAt", "updatedAt"],
};

export const showCfAccountV3: ReadShape = {
  fields: [
    { name: "cfAccountCode", kind: "code", help: "Our own code of the account", ref: "cf-account-v3" },
    { name: "cfAccountId", kind: "id", help: "Cloudflare's ID of the account", ref: "cf-account" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that the account is for", ref: "operator" },
    { name: "partnerId", kind: "id", help: "The partner that the account is for; null where there is none", ref: "partner" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "cfApiKey", kind: "text", help: "Cloudflare's API key of the account", secret: true },
  ],
  input: [
    { name: "cfAccountCode", kind: "code", help: "Our own code of the account, one of a kind", ref: "cf-account-code", in: "body", required: true },
  ],
  sortBy: [],
};
