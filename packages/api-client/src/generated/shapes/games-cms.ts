// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listCmsGames: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "gameId", kind: "id", help: "ID", ref: "game" },
    { name: "title", kind: "text", help: "Name to show" },
    { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true },
    { name: "providerId", kind: "id", help: "ID of the original provider", ref: "provider" },
    { name: "provider", kind: "text", help: "The original provider's name in English" },
    { name: "categories", kind: "list", help: "Categories, by slug" },
    { name: "coverPhoto", kind: "text", help: "Address of the picture" },
    { name: "status", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true },
    { name: "operatorsCount", kind: "integer", help: "Operators and brands that the user sees" },
    { name: "enabledCount", kind: "integer", help: "Of these, those that offer the game" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are counted too", in: "body" },
    { name: "search", kind: "text", help: "Part of the title or of the ID", in: "body" },
    { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true, in: "body" },
    { name: "providerId", kind: "id", help: "Games of this original provider only", ref: "provider", in: "body" },
    { name: "category", kind: "text", help: "Games of this category only, by slug", ref: "game-category", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true, in: "body" },
  ],
  sortBy: ["gameId", "title", "provider", "aggregator", "status", "enabledCount", "updatedAt"],
};

export const showCmsGame: ReadShape = {
  fields: [
    { name: "gameId", kind: "id", help: "ID", ref: "game" },
    { name: "title", kind: "text", help: "Name to show" },
    { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true },
    { name: "providerId", kind: "id", help: "ID of the original provider", ref: "provider" },
    { name: "provider", kind: "text", help: "The original provider's name in English" },
    { name: "categories", kind: "list", help: "Categories, by slug" },
    { name: "coverPhoto", kind: "text", help: "Address of the picture" },
    { name: "status", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true },
    { name: "operatorsCount", kind: "integer", help: "Operators and brands that the user sees" },
    { name: "enabledCount", kind: "integer", help: "Of these, those that offer the game" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "gameId", kind: "id", help: "ID of the game", ref: "game", in: "body", required: true },
  ],
  sortBy: [],
};

export const listCmsOperatorGames: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "gameId", kind: "id", help: "ID of the game", ref: "game" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the game", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "title", kind: "text", help: "Name of the game" },
    { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true },
    { name: "providerId", kind: "id", help: "ID of the original provider", ref: "provider" },
    { name: "provider", kind: "text", help: "The original provider's name in English" },
    { name: "categories", kind: "list", help: "Categories, by slug" },
    { name: "coverPhoto", kind: "text", help: "Address of the picture" },
    { name: "status", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true },
    { name: "platformStatus", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true },
    { name: "order", kind: "integer", list: "nominal", help: "Position in the lobby; lower numbers come first" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether the games of an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the title or of the ID", in: "body" },
    { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true, in: "body" },
    { name: "providerId", kind: "id", help: "Games of this original provider only", ref: "provider", in: "body" },
    { name: "category", kind: "text", help: "Games of this category only, by slug", ref: "game-category", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true, in: "body" },
    { name: "gameId", kind: "id", help: "One game only", ref: "game", in: "body" },
  ],
  sortBy: ["gameId", "title", "provider", "aggregator", "status", "order"],
};

export const showCmsOperatorGame: ReadShape = {
  fields: [
    { name: "gameId", kind: "id", help: "ID of the game", ref: "game" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the game", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "title", kind: "text", help: "Name of the game" },
    { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true },
    { name: "providerId", kind: "id", help: "ID of the original provider", ref: "provider" },
    { name: "provider", kind: "text", help: "The original provider's name in English" },
    { name: "categories", kind: "list", help: "Categories, by slug" },
    { name: "coverPhoto", kind: "text", help: "Address of the picture" },
    { name: "status", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true },
    { name: "platformStatus", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true },
    { name: "order", kind: "integer", list: "nominal", help: "Position in the lobby; lower numbers come first" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "gameId", kind: "id", help: "ID of the game", ref: "game", in: "body", required: true },
    { name: "opId", kind: "id", help: "Operator or brand of the game", ref: "operator", in: "body", required: true },
  ],
  sortBy: [],
};

export const findGamesByName: ReadShape = {
  rows: "",
  fields: [
    { name: "gameId", kind: "id", help: "ID", ref: "game" },
    { name: "title", kind: "text", help: "Name to show" },
    { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true },
    { name: "providerId", kind: "id", help: "ID of the original provider", ref: "provider" },
    { name: "provider", kind: "text", help: "The original provider's name in English" },
    { name: "status", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true },
    { name: "coverPhoto", kind: "text", help: "Address of the picture" },
  ],
  input: [
    { name: "name", kind: "text", help: "Part of the title", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body" },
  ],
  sortBy: [],
};
