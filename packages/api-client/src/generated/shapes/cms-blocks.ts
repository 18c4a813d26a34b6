// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listCmsBlocks: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand; null for DEFAULT", names: "opId", ref: "operator" },
    { name: "languages", kind: "list", help: "Codes of the languages it is written in" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author", personal: true },
    { name: "block", kind: "object", help: "Content block of one of the block kinds", fields: [{ name: "kind", kind: "choice", help: "Kind of the block", values: ["MODAL", "MODAL_AFFILIATE", "MODAL_AFFILIATE_MORE", "MODAL_CASHBACK", "MODAL_CASHBACK_MORE", "MODAL_LEVEL_UPGRADE"] }, { name: "name", kind: "text", help: "Internal name" }, { name: "status", kind: "choice", list: "state", help: "Whether it is used at all", values: ["ACTIVE", "INACTIVE"], open: true }, { name: "order", kind: "integer", list: "nominal", help: "Position among its kind; lower numbers come first" }, { name: "startsAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" }, { name: "endsAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" }, { name: "content", kind: "object", help: "Its words and pictures by language code", map: true, fields: [{ name: "title", kind: "text", help: "Heading" }, { name: "text", kind: "text", list: "prose", help: "The text, in HTML" }, { name: "imagePath", kind: "text", list: "wide", help: "Path of the picture" }, { name: "buttonText", kind: "text", help: "Label of the button" }, { name: "url", kind: "text", help: "Where it leads" }] }, { name: "gameId", kind: "id", help: "ID of the game", ref: "game" }, { name: "gameTitle", kind: "text", label: "Game", help: "Name of the game", names: "gameId", ref: "game" }, { name: "widgetType", kind: "choice", help: "Content of the widget", values: ["LIVE_WINS", "TOP_GAMES", "JACKPOTS", "SPORT_EVENTS", "LEADERBOARD", "PROMOTIONS"], open: true }, { name: "itemLimit", kind: "integer", help: "How many items it shows" }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "kind", kind: "choice", help: "Which kind of block", values: ["SLIDER", "CARD", "BONUS_CARD", "SECONDARY_BANNER", "PROMOTIONAL_BANNER", "GAME_CARD", "WIDGET", "LOGIN_IMAGE", "ARTICLE", "MODAL", "MODAL_AFFILIATE", "MODAL_AFFILIATE_MORE", "MODAL_CASHBACK", "MODAL_CASHBACK_MORE", "MODAL_LEVEL_UPGRADE"], in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the name or of a title in any language", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Whether it is used at all", values: ["ACTIVE", "INACTIVE"], open: true, in: "body" },
    { name: "isShown", kind: "boolean", help: "Only blocks that players see now, or only the others", in: "body" },
  ],
  sortBy: ["order", "name", "opId", "status", "startsAt", "endsAt", "updatedAt"],
};

export const showCmsBlock: ReadShape = {
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand; null for DEFAULT", names: "opId", ref: "operator" },
    { name: "languages", kind: "list", help: "Codes of the languages it is written in" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author", personal: true },
    { name: "block", kind: "object", help: "Content block of one of the block kinds", fields: [{ name: "kind", kind: "choice", help: "Kind of the block", values: ["MODAL", "MODAL_AFFILIATE", "MODAL_AFFILIATE_MORE", "MODAL_CASHBACK", "MODAL_CASHBACK_MORE", "MODAL_LEVEL_UPGRADE"] }, { name: "name", kind: "text", help: "Internal name" }, { name: "status", kind: "choice", list: "state", help: "Whether it is used at all", values: ["ACTIVE", "INACTIVE"], open: true }, { name: "order", kind: "integer", list: "nominal", help: "Position among its kind; lower numbers come first" }, { name: "startsAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" }, { name: "endsAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" }, { name: "content", kind: "object", help: "Its words and pictures by language code", map: true, fields: [{ name: "title", kind: "text", help: "Heading" }, { name: "text", kind: "text", list: "prose", help: "The text, in HTML" }, { name: "imagePath", kind: "text", list: "wide", help: "Path of the picture" }, { name: "buttonText", kind: "text", help: "Label of the button" }, { name: "url", kind: "text", help: "Where it leads" }] }, { name: "gameId", kind: "id", help: "ID of the game", ref: "game" }, { name: "gameTitle", kind: "text", label: "Game", help: "Name of the game", names: "gameId", ref: "game" }, { name: "widgetType", kind: "choice", help: "Content of the widget", values: ["LIVE_WINS", "TOP_GAMES", "JACKPOTS", "SPORT_EVENTS", "LEADERBOARD", "PROMOTIONS"], open: true }, { name: "itemLimit", kind: "integer", help: "How many items it shows" }] },
  ],
  input: [
    { name: "id", kind: "id", help: "ID of the block", in: "body", required: true },
  ],
  sortBy: [],
};
