// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listGameCategories: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that it belongs to; `*` is global", ref: "operator" },
    { name: "slug", kind: "code", list: "wide", help: "Lowercase letters and dashes only; unique per operator; cannot be changed" },
    { name: "title", kind: "localized", help: "The name by language; English is required" },
    { name: "description", kind: "object", list: "prose", help: "A longer text by language; may be empty", map: true },
    { name: "gamesCount", kind: "integer", help: "Games that carry it" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether the rows of an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the slug or code or of the title in any language", in: "body" },
  ],
  sortBy: ["slug", "title", "opId", "gamesCount", "updatedAt"],
};

export const showGameCategory: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that it belongs to; `*` is global", ref: "operator" },
    { name: "slug", kind: "code", list: "wide", help: "Lowercase letters and dashes only; unique per operator; cannot be changed" },
    { name: "title", kind: "localized", help: "The name by language; English is required" },
    { name: "description", kind: "object", list: "prose", help: "A longer text by language; may be empty", map: true },
    { name: "gamesCount", kind: "integer", help: "Games that carry it" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the entry", in: "body", required: true },
  ],
  sortBy: [],
};

export const listGameTags: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that it belongs to; `*` is global", ref: "operator" },
    { name: "slug", kind: "code", list: "wide", help: "Lowercase letters and dashes only; unique per operator; cannot be changed" },
    { name: "title", kind: "localized", help: "The name by language; English is required" },
    { name: "description", kind: "object", list: "prose", help: "A longer text by language; may be empty", map: true },
    { name: "gamesCount", kind: "integer", help: "Games that carry it" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether the rows of an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the slug or code or of the title in any language", in: "body" },
  ],
  sortBy: ["slug", "title", "opId", "gamesCount", "updatedAt"],
};

export const showGameTag: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that it belongs to; `*` is global", ref: "operator" },
    { name: "slug", kind: "code", list: "wide", help: "Lowercase letters and dashes only; unique per operator; cannot be changed" },
    { name: "title", kind: "localized", help: "The name by language; English is required" },
    { name: "description", kind: "object", list: "prose", help: "A longer text by language; may be empty", map: true },
    { name: "gamesCount", kind: "integer", help: "Games that carry it" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the entry", in: "body", required: true },
  ],
  sortBy: [],
};

export const listGameJurisdictions: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that it belongs to; `*` is global", ref: "operator" },
    { name: "code", kind: "code", help: "Lowercase letters and dashes only; unique per operator; cannot be changed" },
    { name: "title", kind: "localized", help: "The name by language; English is required" },
    { name: "description", kind: "object", list: "prose", help: "A longer text by language; may be empty", map: true },
    { name: "gamesCount", kind: "integer", help: "Games that carry it" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether the rows of an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the slug or code or of the title in any language", in: "body" },
  ],
  sortBy: ["slug", "title", "opId", "gamesCount", "updatedAt"],
};

export const searchGameJurisdictions: ReadShape = {
  rows: "",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that it belongs to; `*` is global", ref: "operator" },
    { name: "code", kind: "code", help: "Lowercase letters and dashes only; unique per operator; cannot be changed" },
    { name: "title", kind: "localized", help: "The name by language; English is required" },
    { name: "description", kind: "object", list: "prose", help: "A longer text by language; may be empty", map: true },
    { name: "gamesCount", kind: "integer", help: "Games that carry it" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "search", kind: "text", help: "Part of the slug, code or name in any language", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body" },
  ],
  sortBy: [],
};

export const showGameJurisdiction: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that it belongs to; `*` is global", ref: "operator" },
    { name: "code", kind: "code", help: "Lowercase letters and dashes only; unique per operator; cannot be changed" },
    { name: "title", kind: "localized", help: "The name by language; English is required" },
    { name: "description", kind: "object", list: "prose", help: "A longer text by language; may be empty", map: true },
    { name: "gamesCount", kind: "integer", help: "Games that carry it" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the entry", in: "body", required: true },
  ],
  sortBy: [],
};

export const listGameOriginalProviders: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that it belongs to; `*` is global", ref: "operator" },
    { name: "id", kind: "id", help: "ID" },
    { name: "slug", kind: "code", list: "wide", help: "Lowercase letters, digits and dashes; one of a kind within its operator, and never changed" },
    { name: "aliases", kind: "list", help: "Unique names of the provider at aggregators, not empty" },
    { name: "displayName", kind: "localized", help: "The name by language; English is required" },
    { name: "title", kind: "localized", help: "The display name once more, under the name that the lists of the catalogue have in common" },
    { name: "gamesCount", kind: "integer", help: "Games that it made" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether the rows of an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the slug, of an alias or of the name in any language", in: "body" },
  ],
  sortBy: ["id", "slug", "displayName", "opId", "gamesCount", "updatedAt"],
};

export const searchGameOriginalProviders: ReadShape = {
  rows: "",
  fields: [
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that it belongs to; `*` is global", ref: "operator" },
    { name: "id", kind: "id", help: "ID" },
    { name: "slug", kind: "code", list: "wide", help: "Lowercase letters, digits and dashes; one of a kind within its operator, and never changed" },
    { name: "aliases", kind: "list", help: "Unique names of the provider at aggregators, not empty" },
    { name: "displayName", kind: "localized", help: "The name by language; English is required" },
    { name: "title", kind: "localized", help: "The display name once more, under the name that the lists of the catalogue have in common" },
    { name: "gamesCount", kind: "integer", help: "Games that it made" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "search", kind: "text", help: "Part of the slug, code or name in any language", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body" },
  ],
  sortBy: [],
};

export const showGameOriginalProvider: ReadShape = {
  fields: [
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The operator or brand that it belongs to; `*` is global", ref: "operator" },
    { name: "id", kind: "id", help: "ID" },
    { name: "slug", kind: "code", list: "wide", help: "Lowercase letters, digits and dashes; one of a kind within its operator, and never changed" },
    { name: "aliases", kind: "list", help: "Unique names of the provider at aggregators, not empty" },
    { name: "displayName", kind: "localized", help: "The name by language; English is required" },
    { name: "title", kind: "localized", help: "The display name once more, under the name that the lists of the catalogue have in common" },
    { name: "gamesCount", kind: "integer", help: "Games that it made" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "id", kind: "id", help: "ID of the provider", in: "body", required: true },
  ],
  sortBy: [],
};
