// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const showFooter: ReadShape = {
  fields: [
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "language", kind: "text", help: "Code of a language" },
    { name: "content", kind: "object", help: "Items of the footer", fields: [{ name: "menu", kind: "object", help: "Columns by name: `column1`, `column2` and so on", map: true, fields: [{ name: "title", kind: "text", help: "Heading" }, { name: "items", kind: "list", help: "From top to bottom" }] }] },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author", personal: true },
  ],
  input: [
    { name: "opId", kind: "id", help: "Operator or brand; `DEFAULT` is the content that all of them start from, for platform staff", ref: "operator", in: "body", required: true },
    { name: "selectedLanguage", kind: "text", label: "Language", help: "Code of a language", in: "body", required: true },
  ],
  sortBy: [],
};

export const listMedia: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "_id", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "Operator or brand", ref: "operator" },
    { name: "path", kind: "text", list: "wide", help: "Where it is, as it is stored; content has it percent-encoded" },
    { name: "name", kind: "text", help: "File name" },
    { name: "extension", kind: "text", help: "Extension of the file; jpg, jpeg, png, webp and svg are shown as pictures" },
    { name: "target", kind: "choice", help: "Purpose", values: ["PAGE", "BLOG", "BANNER", "CARD", "LOGO", "OTHER"], open: true },
    { name: "tags", kind: "list", help: "Content" },
    { name: "sizeBytes", kind: "integer", label: "Size in bytes", help: "Size in bytes" },
    { name: "width", kind: "integer", help: "Width in pixels; null where it is no picture" },
    { name: "height", kind: "integer", help: "Height in pixels; null where it is no picture" },
    { name: "uploadedBy", kind: "text", help: "Nickname of the uploader", personal: true },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "query", required: true },
    { name: "tags", kind: "list", help: "Only media with all of these tags", in: "body" },
    { name: "page", kind: "integer", help: "The page, from 1", in: "body" },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body" },
    { name: "search", kind: "text", help: "Part of the file name", in: "body" },
    { name: "extension", kind: "text", help: "Only files with this extension", in: "body" },
    { name: "target", kind: "choice", help: "Purpose", values: ["PAGE", "BLOG", "BANNER", "CARD", "LOGO", "OTHER"], open: true, in: "body" },
  ],
  sortBy: ["name", "extension", "target", "sizeBytes", "createdAt"],
};

export const findMediaUses: ReadShape = {
  rows: "items",
  fields: [
    { name: "kind", kind: "choice", help: "Type of content that uses a file", values: ["PAGE", "BLOG_POST", "BLOCK", "ENTRY", "FOOTER", "BRANDING"], open: true },
    { name: "blockKind", kind: "choice", help: "Kind of the block; null for other content", values: ["SLIDER", "CARD", "BONUS_CARD", "SECONDARY_BANNER", "PROMOTIONAL_BANNER", "GAME_CARD", "WIDGET", "LOGIN_IMAGE", "ARTICLE", "MODAL", "MODAL_AFFILIATE", "MODAL_AFFILIATE_MORE", "MODAL_CASHBACK", "MODAL_CASHBACK_MORE", "MODAL_LEVEL_UPGRADE"] },
    { name: "id", kind: "id", help: "ID of the page, post, block or entry; the site of a footer or branding" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "Operator or brand of the site", ref: "operator" },
    { name: "title", kind: "text", help: "Name" },
    { name: "language", kind: "text", help: "Code of the language that names it; null where it is the same in all" },
  ],
  input: [
    { name: "mediaId", kind: "id", help: "ID of the media item", in: "body", required: true },
    { name: "opId", kind: "id", help: "Operator or brand; `DEFAULT` is the content that all of them start from, for platform staff", ref: "operator", in: "body", required: true },
  ],
  sortBy: [],
};

export const showBranding: ReadShape = {
  fields: [
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand; `DEFAULT` is the content that all of them start from, for platform staff", ref: "operator" },
    { name: "siteTitle", kind: "object", help: "A text by language code", map: true },
    { name: "slogan", kind: "object", help: "A text by language code", map: true },
    { name: "logoPath", kind: "text", help: "Path of the logo on light ground" },
    { name: "logoDarkPath", kind: "text", help: "Path of the logo on dark ground" },
    { name: "faviconPath", kind: "text", help: "Path of the browser tab's icon" },
    { name: "supportEmail", kind: "text", help: "The site's own address for help" },
    { name: "socialLinks", kind: "list", help: "Profiles in the order to show", fields: [{ name: "network", kind: "choice", help: "Identifies the network", values: ["TELEGRAM", "INSTAGRAM", "X", "FACEBOOK", "YOUTUBE", "DISCORD"], open: true }, { name: "url", kind: "text", help: "Address of the profile" }] },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author", personal: true },
  ],
  input: [
    { name: "opId", kind: "id", help: "Operator or brand; `DEFAULT` is the content that all of them start from, for platform staff", ref: "operator", in: "body", required: true },
  ],
  sortBy: [],
};

export const showTheme: ReadShape = {
  fields: [
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand; `DEFAULT` is the content that all of them start from, for platform staff", ref: "operator" },
    { name: "mode", kind: "choice", help: "Which ground the site has", values: ["LIGHT", "DARK"] },
    { name: "colors", kind: "object", help: "The colours of a site", fields: [{ name: "primary", kind: "text", help: "A colour, such as #2f6fed" }, { name: "secondary", kind: "text", help: "A colour, such as #2f6fed" }, { name: "background", kind: "text", help: "A colour, such as #2f6fed" }, { name: "surface", kind: "text", help: "A colour, such as #2f6fed" }, { name: "text", kind: "text", help: "A colour, such as #2f6fed" }] },
    { name: "fontFamily", kind: "text", help: "Name of the typeface" },
    { name: "cornerRadius", kind: "integer", help: "Roundness of corners in pixels" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author", personal: true },
  ],
  input: [
    { name: "opId", kind: "id", help: "Operator or brand; `DEFAULT` is the content that all of them start from, for platform staff", ref: "operator", in: "body", required: true },
  ],
  sortBy: [],
};
