// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listStaffActivities: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "Environment it happened in", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true },
    { name: "subtype", kind: "text", label: "Action", list: "words", help: "Code of the action" },
    { name: "message", kind: "text", list: "message", help: "The action, in words" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand it concerns; null when the platform", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "subject", kind: "object", list: "wide", help: "Subject", fields: [{ name: "id", kind: "id", help: "Its ID" }, { name: "title", kind: "text", help: "Its name or code" }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the message, author or subject", in: "body" },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true, in: "body" },
    { name: "subtype", kind: "choice", label: "Action", help: "An action on staff, content, games, gateways and the like, by its code", values: ["USER_CREATED", "USER_ROLE_CHANGED", "USER_BLOCKED", "USER_UNBLOCKED", "USER_PERMISSIONS_REFRESHED", "USER_PASSWORD_CHANGED", "BONUS_UPDATED", "BONUS_DELETED", "CMS_PAGE_UPDATED", "CMS_BANNER_CREATED", "GATEWAY_STATUS_CHANGED", "GATEWAY_LIMITS_CHANGED", "GAME_UPDATED", "GAME_STATUS_CHANGED", "INVOICE_GENERATED", "PAYMENT_DELETED", "TOURNAMENT_UPDATED", "BANK_UPDATED", "EXPLORER_KEYS_CHANGED", "DEBIT_SETTLED", "USER_DELETED", "USER_MIGRATED", "USER_PROFILE_CHANGED", "USER_PERMISSIONS_CLONED", "PERMISSION_ADDED", "PERMISSION_CHANGED", "PERMISSION_DELETED", "ROLE_PERMISSIONS_CHANGED", "ROLE_DELETED", "SIGN_IN_DOMAIN_ADDED", "SIGN_IN_DOMAIN_DELETED", "SIGN_IN_ORGANIZATION_DELETED", "CMS_PAGE_CREATED", "CMS_PAGE_DELETED", "CMS_POST_CREATED", "CMS_POST_UPDATED", "CMS_POST_DELETED", "CMS_BLOCK_CREATED", "CMS_BLOCK_UPDATED", "CMS_BLOCK_DELETED", "CMS_BLOCKS_REORDERED", "CMS_FOOTER_UPDATED", "CMS_BRANDING_UPDATED", "CMS_THEME_UPDATED", "CMS_FILE_UPLOADED", "CMS_FILE_DELETED", "CMS_ENTRY_CREATED", "CMS_ENTRY_UPDATED", "CMS_ENTRY_DELETED"], open: true, in: "body" },
    { name: "userId", kind: "id", help: "ID of the author", ref: "admin", in: "body" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "includeBrands", kind: "boolean", help: "Whether the activities of an operator's brands are listed too", in: "body" },
  ],
  sortBy: ["timestamp", "type", "subtype", "user", "opId"],
};

export const showStaffActivity: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "Environment it happened in", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true },
    { name: "subtype", kind: "text", label: "Action", list: "words", help: "Code of the action" },
    { name: "message", kind: "text", list: "message", help: "The action, in words" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand it concerns; null when the platform", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "subject", kind: "object", list: "wide", help: "Subject", fields: [{ name: "id", kind: "id", help: "Its ID" }, { name: "title", kind: "text", help: "Its name or code" }] },
    { name: "ip", kind: "text", help: "Where it came from", personal: true },
    { name: "logData", kind: "object", help: "Request without secrets" },
    { name: "logMeta", kind: "object", help: "The changed fields", fields: [{ name: "before", kind: "object", help: "As they were; null for something new" }, { name: "after", kind: "object", help: "As they became; null for something deleted" }] },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the activity", in: "body", required: true },
  ],
  sortBy: [],
};

export const listOperatorActivities: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "Environment it happened in", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true },
    { name: "subtype", kind: "text", label: "Action", list: "words", help: "Code of the action" },
    { name: "message", kind: "text", list: "message", help: "The action, in words" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand it concerns; null when the platform", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "subject", kind: "object", list: "wide", help: "Subject", fields: [{ name: "id", kind: "id", help: "Its ID" }, { name: "title", kind: "text", help: "Its name or code" }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the message, author or subject", in: "body" },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true, in: "body" },
    { name: "subtype", kind: "choice", label: "Action", help: "An action on an operator or brand, by its code", values: ["OPERATOR_SETTINGS_UPDATED", "OPERATOR_LANGUAGES_CHANGED", "OPERATOR_STATUS_CHANGED", "OPERATOR_LIMITS_CHANGED", "BRAND_CREATED", "CRAWLERS_NOTIFIED", "BRAND_TRANSFORMED", "OPERATOR_MOVED"], open: true, in: "body" },
    { name: "userId", kind: "id", help: "ID of the author", ref: "admin", in: "body" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "includeBrands", kind: "boolean", help: "Whether the activities of an operator's brands are listed too", in: "body" },
  ],
  sortBy: ["timestamp", "type", "subtype", "user", "opId"],
};

export const showOperatorActivity: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "Environment it happened in", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true },
    { name: "subtype", kind: "text", label: "Action", list: "words", help: "Code of the action" },
    { name: "message", kind: "text", list: "message", help: "The action, in words" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand it concerns; null when the platform", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "subject", kind: "object", list: "wide", help: "Subject", fields: [{ name: "id", kind: "id", help: "Its ID" }, { name: "title", kind: "text", help: "Its name or code" }] },
    { name: "ip", kind: "text", help: "Where it came from", personal: true },
    { name: "logData", kind: "object", help: "Request without secrets" },
    { name: "logMeta", kind: "object", help: "The changed fields", fields: [{ name: "before", kind: "object", help: "As they were; null for something new" }, { name: "after", kind: "object", help: "As they became; null for something deleted" }] },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the activity", in: "body", required: true },
  ],
  sortBy: [],
};

export const listPlayerActivities: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "Environment it happened in", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true },
    { name: "subtype", kind: "text", label: "Action", list: "words", help: "Code of the action" },
    { name: "message", kind: "text", list: "message", help: "The action, in words" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand it concerns; null when the platform", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "subject", kind: "object", list: "wide", help: "Subject", fields: [{ name: "id", kind: "id", help: "Its ID" }, { name: "title", kind: "text", help: "Its name or code" }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the message, author or subject", in: "body" },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true, in: "body" },
    { name: "subtype", kind: "choice", label: "Action", help: "An action on a player, by its code", values: ["PLAYER_BLOCKED", "PLAYER_UNBLOCKED", "PLAYER_CHAT_SWITCHED", "PLAYER_TEST_SWITCHED", "PLAYER_KYC_DECIDED", "PLAYER_2FA_RESET", "PLAYER_PROFILE_CHANGED", "PLAYER_CASHBACK_OVERRIDDEN", "PLAYER_CASHBACK_RESTORED", "PLAYER_AFFILIATE_OVERRIDDEN", "PLAYER_AFFILIATE_RESTORED", "PLAYER_USERNAME_CHANGED", "PLAYER_PASSWORD_CHANGED", "PLAYER_DELETED"], open: true, in: "body" },
    { name: "playerCode", kind: "code", help: "Only activities on this player", ref: "player", in: "body" },
    { name: "userId", kind: "id", help: "ID of the author", ref: "admin", in: "body" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "includeBrands", kind: "boolean", help: "Whether the activities of an operator's brands are listed too", in: "body" },
  ],
  sortBy: ["timestamp", "type", "subtype", "user", "opId"],
};

export const showPlayerActivity: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "Environment it happened in", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true },
    { name: "subtype", kind: "text", label: "Action", list: "words", help: "Code of the action" },
    { name: "message", kind: "text", list: "message", help: "The action, in words" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand it concerns; null when the platform", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "subject", kind: "object", list: "wide", help: "Subject", fields: [{ name: "id", kind: "id", help: "Its ID" }, { name: "title", kind: "text", help: "Its name or code" }] },
    { name: "ip", kind: "text", help: "Where it came from", personal: true },
    { name: "logData", kind: "object", help: "Request without secrets" },
    { name: "logMeta", kind: "object", help: "The changed fields", fields: [{ name: "before", kind: "object", help: "As they were; null for something new" }, { name: "after", kind: "object", help: "As they became; null for something deleted" }] },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the activity", in: "body", required: true },
  ],
  sortBy: [],
};

export const listSupportActivities: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "Environment it happened in", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true },
    { name: "subtype", kind: "text", label: "Action", list: "words", help: "Code of the action" },
    { name: "message", kind: "text", list: "message", help: "The action, in words" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand it concerns; null when the platform", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "subject", kind: "object", list: "wide", help: "Subject", fields: [{ name: "id", kind: "id", help: "Its ID" }, { name: "title", kind: "text", help: "Its name or code" }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the message, author or subject", in: "body" },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true, in: "body" },
    { name: "subtype", kind: "choice", label: "Action", help: "An action on a support ticket, by its code", values: ["TICKET_STATUS_CHANGED", "TICKET_ANSWERED", "TICKET_CREATED", "TICKET_ASSIGNED"], open: true, in: "body" },
    { name: "userId", kind: "id", help: "ID of the author", ref: "admin", in: "body" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "includeBrands", kind: "boolean", help: "Whether the activities of an operator's brands are listed too", in: "body" },
  ],
  sortBy: ["timestamp", "type", "subtype", "user", "opId"],
};

export const showSupportActivity: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "Environment it happened in", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true },
    { name: "subtype", kind: "text", label: "Action", list: "words", help: "Code of the action" },
    { name: "message", kind: "text", list: "message", help: "The action, in words" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand it concerns; null when the platform", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "subject", kind: "object", list: "wide", help: "Subject", fields: [{ name: "id", kind: "id", help: "Its ID" }, { name: "title", kind: "text", help: "Its name or code" }] },
    { name: "ip", kind: "text", help: "Where it came from", personal: true },
    { name: "logData", kind: "object", help: "Request without secrets" },
    { name: "logMeta", kind: "object", help: "The changed fields", fields: [{ name: "before", kind: "object", help: "As they were; null for something new" }, { name: "after", kind: "object", help: "As they became; null for something deleted" }] },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the activity", in: "body", required: true },
  ],
  sortBy: [],
};

export const listTransactionActivities: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "Environment it happened in", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true },
    { name: "subtype", kind: "text", label: "Action", list: "words", help: "Code of the action" },
    { name: "message", kind: "text", list: "message", help: "The action, in words" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand it concerns; null when the platform", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "subject", kind: "object", list: "wide", help: "Subject", fields: [{ name: "id", kind: "id", help: "Its ID" }, { name: "title", kind: "text", help: "Its name or code" }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the message, author or subject", in: "body" },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true, in: "body" },
    { name: "subtype", kind: "choice", label: "Action", help: "An action on a transaction, by its code", values: ["WITHDRAW_APPROVED", "WITHDRAW_REJECTED", "DEPOSIT_VERIFIED", "DEPOSIT_REJECTED", "TOPUP_INCREASED", "TOPUP_DECREASED", "CASHBACK_APPROVED", "CASHBACK_REJECTED", "BONUS_APPROVED", "BONUS_REJECTED", "AFFILIATE_PROFIT_APPROVED", "AFFILIATE_PROFIT_REJECTED", "REFERRAL_PROFIT_APPROVED", "REFERRAL_PROFIT_REJECTED", "BET_ADJUSTED", "TRANSACTION_DELETED"], open: true, in: "body" },
    { name: "userId", kind: "id", help: "ID of the author", ref: "admin", in: "body" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "includeBrands", kind: "boolean", help: "Whether the activities of an operator's brands are listed too", in: "body" },
  ],
  sortBy: ["timestamp", "type", "subtype", "user", "opId"],
};

export const showTransactionActivity: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "env", kind: "choice", label: "Environment", help: "Environment it happened in", values: ["STAGE", "PREPROD", "PROD"], open: true },
    { name: "type", kind: "choice", help: "Subject of an action", values: ["AUTH", "BONUS", "CMS", "GATEWAYS", "GAMES", "OPERATORS", "PLAYERS", "SUPPORT", "TRANSACTIONS", "USERS", "BILLING", "TOURNAMENT", "BANK", "CRYPTO_NETWORKS", "DEBIT"], open: true },
    { name: "subtype", kind: "text", label: "Action", list: "words", help: "Code of the action" },
    { name: "message", kind: "text", list: "message", help: "The action, in words" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand it concerns; null when the platform", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "subject", kind: "object", list: "wide", help: "Subject", fields: [{ name: "id", kind: "id", help: "Its ID" }, { name: "title", kind: "text", help: "Its name or code" }] },
    { name: "ip", kind: "text", help: "Where it came from", personal: true },
    { name: "logData", kind: "object", help: "Request without secrets" },
    { name: "logMeta", kind: "object", help: "The changed fields", fields: [{ name: "before", kind: "object", help: "As they were; null for something new" }, { name: "after", kind: "object", help: "As they became; null for something deleted" }] },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the activity", in: "body", required: true },
  ],
  sortBy: [],
};

export const listLoginActivities: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "result", kind: "choice", list: "state", help: "Result of the sign-in", values: ["SUCCESS", "WRONG_PASSWORD", "BLOCKED", "MFA_FAILED", "UNKNOWN_USER"], open: true },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "opId", kind: "id", label: "Operator", help: "Their operator or brand; null for platform staff", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "ip", kind: "text", help: "Where it came from", personal: true },
    { name: "country", kind: "text", help: "Country of the IP, two letters" },
    { name: "device", kind: "text", help: "Browser and system, in words" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the name, the email address or the IP", in: "body" },
    { name: "result", kind: "choice", list: "state", help: "Result of the sign-in", values: ["SUCCESS", "WRONG_PASSWORD", "BLOCKED", "MFA_FAILED", "UNKNOWN_USER"], open: true, in: "body" },
    { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"], in: "body" },
    { name: "userId", kind: "id", help: "ID of the author", ref: "admin", in: "body" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "includeBrands", kind: "boolean", help: "Whether the staff of an operator's brands are listed too", in: "body" },
  ],
  sortBy: ["timestamp", "user", "result", "opId", "country"],
};

export const showLoginActivity: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "timestamp", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "result", kind: "choice", list: "state", help: "Result of the sign-in", values: ["SUCCESS", "WRONG_PASSWORD", "BLOCKED", "MFA_FAILED", "UNKNOWN_USER"], open: true },
    { name: "user", kind: "object", help: "Author", fields: [{ name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" }, { name: "nickname", kind: "text", help: "Name to show", personal: true }, { name: "email", kind: "text", help: "Email address", personal: true }, { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "opId", kind: "id", label: "Operator", help: "Their operator or brand; null for platform staff", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "ip", kind: "text", help: "Where it came from", personal: true },
    { name: "country", kind: "text", help: "Country of the IP, two letters" },
    { name: "device", kind: "text", help: "Browser and system, in words" },
    { name: "userAgent", kind: "text", help: "As the browser names itself" },
    { name: "city", kind: "text", help: "City of the IP", personal: true },
    { name: "message", kind: "text", help: "How it went, in words" },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the sign-in", in: "body", required: true },
  ],
  sortBy: [],
};
