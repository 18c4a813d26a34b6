// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listCmsOperators: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "ID", ref: "operator" },
    { name: "title", kind: "text", help: "Name" },
    { name: "parentOpId", kind: "id", label: "Parent operator", help: "The brand's operator; null for an operator", ref: "parent-operator" },
    { name: "cmsVersion", kind: "choice", help: "Which CMS the site uses", values: ["V1", "V2"], open: true },
    { name: "languages", kind: "list", help: "Codes of the languages it may be written in" },
    { name: "pageCount", kind: "integer", help: "Pages" },
    { name: "postCount", kind: "integer", help: "Blog posts" },
    { name: "blockCount", kind: "integer", help: "Blocks" },
    { name: "lastChangedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "lastChangedBy", kind: "text", help: "Nickname of the last author", personal: true },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the ID or of the name", in: "body" },
    { name: "cmsVersion", kind: "choice", help: "Which CMS the site uses", values: ["V1", "V2"], open: true, in: "body" },
  ],
  sortBy: ["opId", "title", "cmsVersion", "pageCount", "postCount", "blockCount", "lastChangedAt"],
};

export const listCmsEntries: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand; `DEFAULT` is the content that all of them start from, for platform staff", ref: "operator" },
    { name: "kind", kind: "choice", help: "Which kind of entry", values: ["PAGE", "BLOG_POST", "BANNER", "TEMPLATE_SECTION", "MENU", "MODAL", "PAGE_TYPE"] },
    { name: "key", kind: "code", help: "Address on the site, one of a kind within its operator: small letters, digits and dashes" },
    { name: "status", kind: "choice", list: "state", help: "Whether players see it", values: ["DRAFT", "PUBLISHED", "ARCHIVED"], open: true },
    { name: "order", kind: "integer", list: "nominal", help: "Position among its kind; lower numbers come first" },
    { name: "parentKey", kind: "text", help: "Key of the parent: the page type of a page, the parent of a menu item" },
    { name: "content", kind: "object", help: "Its words and pictures by language code", map: true, fields: [{ name: "title", kind: "text", help: "Heading" }, { name: "text", kind: "text", list: "prose", help: "The text, in HTML" }, { name: "url", kind: "text", help: "Where it leads" }, { name: "imagePath", kind: "text", list: "wide", help: "Path of the picture" }] },
    { name: "id", kind: "id", help: "ID" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand; null for DEFAULT", names: "opId", ref: "operator" },
    { name: "languages", kind: "list", help: "Codes of the languages it is written in" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author", personal: true },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "kind", kind: "choice", help: "Which kind of entry", values: ["PAGE", "BLOG_POST", "BANNER", "TEMPLATE_SECTION", "MENU", "MODAL", "PAGE_TYPE"], in: "body", required: true },
    { name: "selectedLanguage", kind: "text", label: "Language", help: "Code of a language", in: "body" },
    { name: "search", kind: "text", help: "Part of the key or of the title in any language", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Whether players see it", values: ["DRAFT", "PUBLISHED", "ARCHIVED"], open: true, in: "body" },
  ],
  sortBy: ["order", "key", "opId", "status", "updatedAt"],
};

export const showCmsEntry: ReadShape = {
  fields: [
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand; `DEFAULT` is the content that all of them start from, for platform staff", ref: "operator" },
    { name: "kind", kind: "choice", help: "Which kind of entry", values: ["PAGE", "BLOG_POST", "BANNER", "TEMPLATE_SECTION", "MENU", "MODAL", "PAGE_TYPE"] },
    { name: "key", kind: "code", help: "Address on the site, one of a kind within its operator: small letters, digits and dashes" },
    { name: "status", kind: "choice", list: "state", help: "Whether players see it", values: ["DRAFT", "PUBLISHED", "ARCHIVED"], open: true },
    { name: "order", kind: "integer", list: "nominal", help: "Position among its kind; lower numbers come first" },
    { name: "parentKey", kind: "text", help: "Key of the parent: the page type of a page, the parent of a menu item" },
    { name: "content", kind: "object", help: "Its words and pictures by language code", map: true, fields: [{ name: "title", kind: "text", help: "Heading" }, { name: "text", kind: "text", list: "prose", help: "The text, in HTML" }, { name: "url", kind: "text", help: "Where it leads" }, { name: "imagePath", kind: "text", list: "wide", help: "Path of the picture" }] },
    { name: "id", kind: "id", help: "ID" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand; null for DEFAULT", names: "opId", ref: "operator" },
    { name: "languages", kind: "list", help: "Codes of the languages it is written in" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author", personal: true },
  ],
  input: [
    { name: "id", kind: "id", help: "ID of the entry", in: "body", required: true },
  ],
  sortBy: [],
};
