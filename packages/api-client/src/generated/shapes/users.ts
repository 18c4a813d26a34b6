// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listUsers: ReadShape = {
  rows: "users",
  total: "total",
  fields: [
    { name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" },
    { name: "email", kind: "text", list: "wide", help: "Email address", personal: true },
    { name: "blocked", kind: "boolean", help: "Whether sign-in is closed to them" },
    { name: "created_at", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "last_login", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "logins_count", kind: "integer", help: "How often they have signed in" },
    { name: "app_metadata", kind: "object", help: "Addresses and organizations of the sign-in service", fields: [{ name: "nickname", kind: "text", help: "Name to show; without one the console shows Admin", personal: true }, { name: "userCode", kind: "code", help: "Short code of the user" }, { name: "roles", kind: "list", help: "The first one counts", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }, { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the user; null for platform staff", ref: "operator" }, { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" }, { name: "parentOpId", kind: "id", label: "Parent operator", help: "The brand's operator; null unless they work for a brand", ref: "parent-operator" }, { name: "partnerId", kind: "id", help: "Their partner; null unless a partner user", ref: "partner" }, { name: "isHidden", kind: "boolean", help: "Whether their activity is hidden from the staff of operators" }, { name: "language", kind: "text", help: "Language code; en when null" }, { name: "timezone", kind: "text", help: "IANA time zone; UTC when null" }, { name: "playerSubInfoType", kind: "choice", help: "Information under a player's code", values: ["username", "email", "playerId"], open: true }, { name: "roundReportNumbers", kind: "boolean", help: "Whether reports show rounded amounts" }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body.appliedFilters" },
    { name: "limit", kind: "integer", help: "Rows a page", in: "body.appliedFilters" },
    { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"], in: "body.appliedFilters" },
    { name: "userCode", kind: "code", help: "The whole user code", in: "body.appliedFilters" },
    { name: "partnerId", kind: "id", help: "Users of this partner", ref: "partner", in: "body.appliedFilters" },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body.appliedFilters" },
    { name: "includeBrands", kind: "boolean", help: "Whether the staff of an operator's brands are listed too", in: "body.appliedFilters" },
    { name: "search", kind: "text", help: "Part of the nickname, the email address, the user code or the ID", in: "body.appliedFilters" },
    { name: "blocked", kind: "boolean", help: "Whether sign-in is closed to them", in: "body.appliedFilters" },
  ],
  sortBy: ["nickname", "email", "role", "opId", "created_at", "last_login"],
};

export const showUser: ReadShape = {
  fields: [
    { name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" },
    { name: "email", kind: "text", list: "wide", help: "Email address", personal: true },
    { name: "blocked", kind: "boolean", help: "Whether sign-in is closed to them" },
    { name: "created_at", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "last_login", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "logins_count", kind: "integer", help: "How often they have signed in" },
    { name: "app_metadata", kind: "object", help: "Addresses and organizations of the sign-in service", fields: [{ name: "nickname", kind: "text", help: "Name to show; without one the console shows Admin", personal: true }, { name: "userCode", kind: "code", help: "Short code of the user" }, { name: "roles", kind: "list", help: "The first one counts", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }, { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the user; null for platform staff", ref: "operator" }, { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" }, { name: "parentOpId", kind: "id", label: "Parent operator", help: "The brand's operator; null unless they work for a brand", ref: "parent-operator" }, { name: "partnerId", kind: "id", help: "Their partner; null unless a partner user", ref: "partner" }, { name: "isHidden", kind: "boolean", help: "Whether their activity is hidden from the staff of operators" }, { name: "language", kind: "text", help: "Language code; en when null" }, { name: "timezone", kind: "text", help: "IANA time zone; UTC when null" }, { name: "playerSubInfoType", kind: "choice", help: "Information under a player's code", values: ["username", "email", "playerId"], open: true }, { name: "roundReportNumbers", kind: "boolean", help: "Whether reports show rounded amounts" }] },
    { name: "permissions", kind: "list", help: "Permission keys that they hold" },
    { name: "permissionsRefreshedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "createdBy", kind: "text", help: "Nickname of the author; null if unknown", personal: true },
  ],
  input: [
    { name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin", in: "body", required: true },
  ],
  sortBy: [],
};

export const showProfile: ReadShape = {
  fields: [
    { name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" },
    { name: "email", kind: "text", list: "wide", help: "Email address", personal: true },
    { name: "blocked", kind: "boolean", help: "Whether sign-in is closed to them" },
    { name: "created_at", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "last_login", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "logins_count", kind: "integer", help: "How often they have signed in" },
    { name: "app_metadata", kind: "object", help: "Addresses and organizations of the sign-in service", fields: [{ name: "nickname", kind: "text", help: "Name to show; without one the console shows Admin", personal: true }, { name: "userCode", kind: "code", help: "Short code of the user" }, { name: "roles", kind: "list", help: "The first one counts", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }, { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the user; null for platform staff", ref: "operator" }, { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" }, { name: "parentOpId", kind: "id", label: "Parent operator", help: "The brand's operator; null unless they work for a brand", ref: "parent-operator" }, { name: "partnerId", kind: "id", help: "Their partner; null unless a partner user", ref: "partner" }, { name: "isHidden", kind: "boolean", help: "Whether their activity is hidden from the staff of operators" }, { name: "language", kind: "text", help: "Language code; en when null" }, { name: "timezone", kind: "text", help: "IANA time zone; UTC when null" }, { name: "playerSubInfoType", kind: "choice", help: "Information under a player's code", values: ["username", "email", "playerId"], open: true }, { name: "roundReportNumbers", kind: "boolean", help: "Whether reports show rounded amounts" }] },
    { name: "permissions", kind: "list", help: "Permission keys that they hold" },
    { name: "permissionsRefreshedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "createdBy", kind: "text", help: "Nickname of the author; null if unknown", personal: true },
  ],
  input: [],
  sortBy: [],
};
