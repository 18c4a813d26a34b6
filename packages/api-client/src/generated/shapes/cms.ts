// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listCmsPages: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "Id" },
    { name: "opId", kind: "id", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", help: "Name of the operator or brand; null for DEFAULT", names: "opId", ref: "operator" },
    { name: "slug", kind: "code", help: "Address on the site, one of a kind within its operator: small letters, digits and dashes" },
    { name: "pageType", kind: "choice", help: "What sort of page it is", values: ["STANDARD", "LEGAL", "PROMOTION", "HELP", "LANDING"], open: true },
    { name: "status", kind: "choice", help: "Whether players see it", values: ["DRAFT", "PUBLISHED", "ARCHIVED"], open: true },
    { name: "showInSitemap", kind: "boolean", help: "Whether search engines are told of it" },
    { name: "languages", kind: "list", help: "Codes of the languages it is written in" },
    { name: "publishedAt", kind: "moment", help: "A moment, ISO 8601 with zone, or null when it has not happened" },
    { name: "createdAt", kind: "moment", help: "A moment, ISO 8601 with zone" },
    { name: "updatedAt", kind: "moment", help: "A moment, ISO 8601 with zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of who saved it last", personal: true },
    { name: "content", kind: "object", help: "The titles by language code", map: true, fields: [{ name: "title", kind: "text", help: "Heading" }] },
  ],
  input: [
    { name: "opId", kind: "id", help: "An operator's or brand's id; `*` means all that the user may see", ref: "operator", in: "query", required: true },
    { name: "selectedLanguage", kind: "text", help: "Code of a language", in: "query" },
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "limit", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether the pages of an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the slug or of the title in any language", in: "body" },
    { name: "status", kind: "choice", help: "Whether players see it", values: ["DRAFT", "PUBLISHED", "ARCHIVED"], open: true, in: "body" },
    { name: "pageType", kind: "text", help: "Only pages of this type", in: "body" },
  ],
  sortBy: ["slug", "opId", "pageType", "status", "publishedAt", "updatedAt"],
};

export const showCmsPage: ReadShape = {
  fields: [
    { name: "id", kind: "id", help: "Id" },
    { name: "opId", kind: "id", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", help: "Name of the operator or brand; null for DEFAULT", names: "opId", ref: "operator" },
    { name: "slug", kind: "code", help: "Address on the site, one of a kind within its operator: small letters, digits and dashes" },
    { name: "pageType", kind: "choice", help: "What sort of page it is", values: ["STANDARD", "LEGAL", "PROMOTION", "HELP", "LANDING"], open: true },
    { name: "status", kind: "choice", help: "Whether players see it", values: ["DRAFT", "PUBLISHED", "ARCHIVED"], open: true },
    { name: "showInSitemap", kind: "boolean", help: "Whether search engines are told of it" },
    { name: "languages", kind: "list", help: "Codes of the languages it is written in" },
    { name: "publishedAt", kind: "moment", help: "A moment, ISO 8601 with zone, or null when it has not happened" },
    { name: "createdAt", kind: "moment", help: "A moment, ISO 8601 with zone" },
    { name: "updatedAt", kind: "moment", help: "A moment, ISO 8601 with zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of who saved it last", personal: true },
    { name: "content", kind: "object", help: "The texts by language code; one at least", map: true, fields: [{ name: "title", kind: "text", help: "Heading" }, { name: "text", kind: "text", help: "The page, in HTML" }, { name: "metaTitle", kind: "text", help: "Title for search engines" }, { name: "metaDescription", kind: "text", help: "Description for search engines" }] },
  ],
  input: [
    { name: "id", kind: "id", help: "Id of the page", in: "body", required: true },
  ],
  sortBy: [],
};

export const listBlogPosts: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "Id" },
    { name: "opId", kind: "id", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", help: "Name of the operator or brand; null for DEFAULT", names: "opId", ref: "operator" },
    { name: "slug", kind: "code", help: "Address on the site, one of a kind within its operator: small letters, digits and dashes" },
    { name: "status", kind: "choice", help: "Whether players see it", values: ["DRAFT", "PUBLISHED", "ARCHIVED"], open: true },
    { name: "coverImagePath", kind: "text", help: "Path of the picture above it" },
    { name: "tags", kind: "list", help: "What it is about" },
    { name: "authorName", kind: "text", help: "Who signs it", personal: true },
    { name: "languages", kind: "list", help: "Codes of the languages it is written in" },
    { name: "publishedAt", kind: "moment", help: "A moment, ISO 8601 with zone, or null when it has not happened" },
    { name: "createdAt", kind: "moment", help: "A moment, ISO 8601 with zone" },
    { name: "updatedAt", kind: "moment", help: "A moment, ISO 8601 with zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of who saved it last", personal: true },
    { name: "content", kind: "object", help: "The titles by language code", map: true, fields: [{ name: "title", kind: "text", help: "Heading" }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's id; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether what belongs to an operator's brands is listed too", in: "body" },
    { name: "selectedLanguage", kind: "text", help: "Code of a language", in: "body" },
    { name: "search", kind: "text", help: "Part of the slug or of the title in any language", in: "body" },
    { name: "status", kind: "choice", help: "Whether players see it", values: ["DRAFT", "PUBLISHED", "ARCHIVED"], open: true, in: "body" },
    { name: "tag", kind: "text", help: "Only posts with this tag", in: "body" },
  ],
  sortBy: ["slug", "opId", "authorName", "status", "publishedAt", "updatedAt"],
};

export const showBlogPost: ReadShape = {
  fields: [
    { name: "id", kind: "id", help: "Id" },
    { name: "opId", kind: "id", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", help: "Name of the operator or brand; null for DEFAULT", names: "opId", ref: "operator" },
    { name: "slug", kind: "code", help: "Address on the site, one of a kind within its operator: small letters, digits and dashes" },
    { name: "status", kind: "choice", help: "Whether players see it", values: ["DRAFT", "PUBLISHED", "ARCHIVED"], open: true },
    { name: "coverImagePath", kind: "text", help: "Path of the picture above it" },
    { name: "tags", kind: "list", help: "What it is about" },
    { name: "authorName", kind: "text", help: "Who signs it", personal: true },
    { name: "languages", kind: "list", help: "Codes of the languages it is written in" },
    { name: "publishedAt", kind: "moment", help: "A moment, ISO 8601 with zone, or null when it has not happened" },
    { name: "createdAt", kind: "moment", help: "A moment, ISO 8601 with zone" },
    { name: "updatedAt", kind: "moment", help: "A moment, ISO 8601 with zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of who saved it last", personal: true },
    { name: "content", kind: "object", help: "The texts by language code; one at least", map: true, fields: [{ name: "title", kind: "text", help: "Heading" }, { name: "summary", kind: "text", help: "What lists show of it" }, { name: "text", kind: "text", help: "The post, in HTML" }] },
  ],
  input: [
    { name: "id", kind: "id", help: "Id of the post", in: "body", required: true },
  ],
  sortBy: [],
};
