// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listGames: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "gameId", kind: "id", help: "ID", ref: "game" },
    { name: "title", kind: "text", help: "Name to show" },
    { name: "description", kind: "text", list: "prose", help: "Subject" },
    { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true },
    { name: "providerId", kind: "id", help: "ID of the original provider", ref: "provider" },
    { name: "provider", kind: "text", help: "The original provider's name in English" },
    { name: "categories", kind: "list", help: "Categories, by slug" },
    { name: "tags", kind: "list", help: "Tags, by slug" },
    { name: "jurisdictions", kind: "list", help: "Jurisdictions that allow it, by code" },
    { name: "RTP", kind: "decimal", help: "Return to player, percent; null when not known" },
    { name: "displayRTP", kind: "boolean", help: "Whether players are shown the return" },
    { name: "hasDemo", kind: "boolean", help: "Whether it can be tried without money" },
    { name: "hasChat", kind: "boolean", help: "Whether players can chat in it" },
    { name: "isBranded", kind: "boolean", help: "Whether it was made for one brand" },
    { name: "coverPhoto", kind: "text", help: "Address of the picture" },
    { name: "status", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null for a sync" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body" },
    { name: "search", kind: "text", help: "Part of the title or of the ID", in: "body" },
    { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true, in: "body" },
    { name: "providerId", kind: "id", help: "Games of this original provider only", ref: "provider", in: "body" },
    { name: "category", kind: "text", help: "Games of this category only, by slug", ref: "game-category", in: "body" },
    { name: "tag", kind: "text", help: "Games with this tag only, by slug", ref: "game-tag", in: "body" },
    { name: "jurisdiction", kind: "text", help: "Games that this jurisdiction allows only, by code", ref: "jurisdiction", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true, in: "body" },
    { name: "hasDemo", kind: "boolean", help: "Only games with a demo, or only those without", in: "body" },
    { name: "isBranded", kind: "boolean", help: "Only games made for one brand, or only the others", in: "body" },
  ],
  sortBy: ["gameId", "title", "provider", "aggregator", "status", "RTP", "createdAt", "updatedAt"],
};

export const showGame: ReadShape = {
  fields: [
    { name: "gameId", kind: "id", help: "ID", ref: "game" },
    { name: "title", kind: "text", help: "Name to show" },
    { name: "description", kind: "text", list: "prose", help: "Subject" },
    { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true },
    { name: "providerId", kind: "id", help: "ID of the original provider", ref: "provider" },
    { name: "provider", kind: "text", help: "The original provider's name in English" },
    { name: "categories", kind: "list", help: "Categories, by slug" },
    { name: "tags", kind: "list", help: "Tags, by slug" },
    { name: "jurisdictions", kind: "list", help: "Jurisdictions that allow it, by code" },
    { name: "RTP", kind: "decimal", help: "Return to player, percent; null when not known" },
    { name: "displayRTP", kind: "boolean", help: "Whether players are shown the return" },
    { name: "hasDemo", kind: "boolean", help: "Whether it can be tried without money" },
    { name: "hasChat", kind: "boolean", help: "Whether players can chat in it" },
    { name: "isBranded", kind: "boolean", help: "Whether it was made for one brand" },
    { name: "coverPhoto", kind: "text", help: "Address of the picture" },
    { name: "status", kind: "choice", list: "state", help: "Whether the platform offers the game", values: ["ENABLED", "DISABLED", "MAINTENANCE"], open: true },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null for a sync" },
  ],
  input: [
    { name: "gameId", kind: "id", help: "ID of the game", ref: "game", in: "body", required: true },
  ],
  sortBy: [],
};

export const showLaunchUrl: ReadShape = {
  fields: [
    { name: "url", kind: "text", help: "Launches the game; good for a short time" },
  ],
  input: [
    { name: "gameId", kind: "id", help: "ID of the game", ref: "game", in: "body", required: true },
    { name: "opId", kind: "id", help: "Operator or brand of the site", ref: "operator", in: "body", required: true },
  ],
  sortBy: [],
};

export const listGameLogs: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "The environment in which it was done", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "message", kind: "text", list: "message", help: "Description of the action" },
    { name: "type", kind: "text", list: "words", help: "The group of the action, such as GAMES" },
    { name: "subtype", kind: "choice", label: "Action", help: "Action", values: ["GAME_UPDATED", "GAMES_SYNCED", "OPERATOR_GAME_UPDATED", "GAME_ENABLED", "GAME_DISABLED", "GAMES_ENABLED", "GAMES_DISABLED"], open: true },
    { name: "logData", kind: "object", help: "Subjects of an entry", fields: [{ name: "gameId", kind: "id", help: "ID of the game; null when it is about many", ref: "game" }, { name: "gameTitle", kind: "text", label: "Game", help: "Title of the game; null when it is about many", names: "gameId", ref: "game" }, { name: "opId", kind: "id", label: "Operator", help: "The operator or brand; `*` is the platform", ref: "operator" }, { name: "by", kind: "text", help: "Nickname of the author" }, { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true }, { name: "providerId", kind: "id", help: "The provider of the games, or ALL", ref: "provider" }, { name: "count", kind: "integer", help: "Games that were changed" }] },
    { name: "logMeta", kind: "object", help: "The game before and after", fields: [{ name: "before", kind: "object", help: "Before; null when there was nothing to compare", fields: [{ name: "gameId", kind: "id", help: "ID of the game", ref: "game" }, { name: "categories", kind: "list", help: "Categories, by slug" }, { name: "tags", kind: "list", help: "Tags, by slug" }, { name: "provider", kind: "text", help: "The original provider" }, { name: "RTP", kind: "decimal", help: "Return to player, percent" }, { name: "displayRTP", kind: "boolean", help: "Whether players are shown the return" }, { name: "hasDemo", kind: "boolean", help: "Whether it can be tried without money" }, { name: "hasChat", kind: "boolean", help: "Whether players can chat in it" }, { name: "isBranded", kind: "boolean", help: "Whether it was made for one brand" }, { name: "title", kind: "text", help: "Name to show" }, { name: "description", kind: "text", help: "Subject" }, { name: "coverPhoto", kind: "text", help: "Address of the picture" }, { name: "jurisdictions", kind: "list", help: "Jurisdictions that allow it, by code" }, { name: "status", kind: "text", list: "state", help: "Whether it is offered" }, { name: "order", kind: "integer", list: "nominal", help: "Place in the operator's lobby" }] }, { name: "after", kind: "object", help: "After; null when there was nothing to compare", fields: [{ name: "gameId", kind: "id", help: "ID of the game", ref: "game" }, { name: "categories", kind: "list", help: "Categories, by slug" }, { name: "tags", kind: "list", help: "Tags, by slug" }, { name: "provider", kind: "text", help: "The original provider" }, { name: "RTP", kind: "decimal", help: "Return to player, percent" }, { name: "displayRTP", kind: "boolean", help: "Whether players are shown the return" }, { name: "hasDemo", kind: "boolean", help: "Whether it can be tried without money" }, { name: "hasChat", kind: "boolean", help: "Whether players can chat in it" }, { name: "isBranded", kind: "boolean", help: "Whether it was made for one brand" }, { name: "title", kind: "text", help: "Name to show" }, { name: "description", kind: "text", help: "Subject" }, { name: "coverPhoto", kind: "text", help: "Address of the picture" }, { name: "jurisdictions", kind: "list", help: "Jurisdictions that allow it, by code" }, { name: "status", kind: "text", list: "state", help: "Whether it is offered" }, { name: "order", kind: "integer", list: "nominal", help: "Place in the operator's lobby" }] }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether the rows of an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the message, of the game's title or of its ID", in: "body" },
    { name: "gameId", kind: "id", help: "One game only", ref: "game", in: "body" },
    { name: "subtype", kind: "choice", label: "Action", help: "Action", values: ["GAME_UPDATED", "GAMES_SYNCED", "OPERATOR_GAME_UPDATED", "GAME_ENABLED", "GAME_DISABLED", "GAMES_ENABLED", "GAMES_DISABLED"], open: true, in: "body" },
    { name: "env", kind: "choice", label: "Environment", help: "The environment in which it was done", values: ["STAGE", "PREPROD", "PROD"], open: true, in: "body" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
  ],
  sortBy: ["timestamp", "subtype", "message"],
};

export const showGameLog: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "The environment in which it was done", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "message", kind: "text", list: "message", help: "Description of the action" },
    { name: "type", kind: "text", list: "words", help: "The group of the action, such as GAMES" },
    { name: "subtype", kind: "choice", label: "Action", help: "Action", values: ["GAME_UPDATED", "GAMES_SYNCED", "OPERATOR_GAME_UPDATED", "GAME_ENABLED", "GAME_DISABLED", "GAMES_ENABLED", "GAMES_DISABLED"], open: true },
    { name: "logData", kind: "object", help: "Subjects of an entry", fields: [{ name: "gameId", kind: "id", help: "ID of the game; null when it is about many", ref: "game" }, { name: "gameTitle", kind: "text", label: "Game", help: "Title of the game; null when it is about many", names: "gameId", ref: "game" }, { name: "opId", kind: "id", label: "Operator", help: "The operator or brand; `*` is the platform", ref: "operator" }, { name: "by", kind: "text", help: "Nickname of the author" }, { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true }, { name: "providerId", kind: "id", help: "The provider of the games, or ALL", ref: "provider" }, { name: "count", kind: "integer", help: "Games that were changed" }] },
    { name: "logMeta", kind: "object", help: "The game before and after", fields: [{ name: "before", kind: "object", help: "Before; null when there was nothing to compare", fields: [{ name: "gameId", kind: "id", help: "ID of the game", ref: "game" }, { name: "categories", kind: "list", help: "Categories, by slug" }, { name: "tags", kind: "list", help: "Tags, by slug" }, { name: "provider", kind: "text", help: "The original provider" }, { name: "RTP", kind: "decimal", help: "Return to player, percent" }, { name: "displayRTP", kind: "boolean", help: "Whether players are shown the return" }, { name: "hasDemo", kind: "boolean", help: "Whether it can be tried without money" }, { name: "hasChat", kind: "boolean", help: "Whether players can chat in it" }, { name: "isBranded", kind: "boolean", help: "Whether it was made for one brand" }, { name: "title", kind: "text", help: "Name to show" }, { name: "description", kind: "text", help: "Subject" }, { name: "coverPhoto", kind: "text", help: "Address of the picture" }, { name: "jurisdictions", kind: "list", help: "Jurisdictions that allow it, by code" }, { name: "status", kind: "text", list: "state", help: "Whether it is offered" }, { name: "order", kind: "integer", list: "nominal", help: "Place in the operator's lobby" }] }, { name: "after", kind: "object", help: "After; null when there was nothing to compare", fields: [{ name: "gameId", kind: "id", help: "ID of the game", ref: "game" }, { name: "categories", kind: "list", help: "Categories, by slug" }, { name: "tags", kind: "list", help: "Tags, by slug" }, { name: "provider", kind: "text", help: "The original provider" }, { name: "RTP", kind: "decimal", help: "Return to player, percent" }, { name: "displayRTP", kind: "boolean", help: "Whether players are shown the return" }, { name: "hasDemo", kind: "boolean", help: "Whether it can be tried without money" }, { name: "hasChat", kind: "boolean", help: "Whether players can chat in it" }, { name: "isBranded", kind: "boolean", help: "Whether it was made for one brand" }, { name: "title", kind: "text", help: "Name to show" }, { name: "description", kind: "text", help: "Subject" }, { name: "coverPhoto", kind: "text", help: "Address of the picture" }, { name: "jurisdictions", kind: "list", help: "Jurisdictions that allow it, by code" }, { name: "status", kind: "text", list: "state", help: "Whether it is offered" }, { name: "order", kind: "integer", list: "nominal", help: "Place in the operator's lobby" }] }] },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the entry", in: "body", required: true },
  ],
  sortBy: [],
};

export const searchGames: ReadShape = {
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
    { name: "search", kind: "text", help: "Part of the title or of the ID", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body" },
  ],
  sortBy: [],
};

export const listOperatorGames: ReadShape = {
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
    { name: "status", kind: "choice", list: "state", help: "Whether the operator offers the game; DISABLED until someone has set it", values: ["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"], open: true },
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
    { name: "gameId", kind: "id", help: "One game only", ref: "game", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Whether the operator offers the game; DISABLED until someone has set it", values: ["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"], open: true, in: "body" },
  ],
  sortBy: ["gameId", "title", "provider", "aggregator", "status", "order"],
};

export const showOperatorGame: ReadShape = {
  fields: [
    { name: "gameId", kind: "id", help: "ID of the game", ref: "game" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the game", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "title", kind: "text", help: "Name of the game" },
    { name: "aggregator", kind: "choice", help: "Provider of a game", values: ["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"], open: true },
    { name: "providerId", kind: "id", help: "ID of the original provider", ref: "provider" },
    { name: "provider", kind: "text", help: "The original provider's name in English" },
    { name: "categories", kind: "list", help: "Categories, by slug" },
    { name: "status", kind: "choice", list: "state", help: "Whether the operator offers the game; DISABLED until someone has set it", values: ["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"], open: true },
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
