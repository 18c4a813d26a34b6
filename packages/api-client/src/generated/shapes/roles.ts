// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listPermissions: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "_id", kind: "id", help: "ID" },
    { name: "name", kind: "text", help: "Lowercase letters, digits and underscores; unique" },
    { name: "desc", kind: "text", label: "Description", help: "Description of the permission" },
    { name: "tags", kind: "text", help: "Words to find it by, with commas between" },
    { name: "allowedRoles", kind: "list", help: "Roles that may hold it", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] },
    { name: "requiredMenuItems", kind: "text", help: "Paths of the pages it is of use on, with commas between; empty for any" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the key, the description or the tags", in: "body" },
    { name: "role", kind: "choice", help: "A staff role", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"], in: "body" },
    { name: "tag", kind: "text", help: "One whole tag", in: "body" },
  ],
  sortBy: ["name", "desc", "tags"],
};

export const showRole: ReadShape = {
  fields: [
    { name: "_id", kind: "id", help: "ID" },
    { name: "name", kind: "text", help: "Name of the role or the template" },
    { name: "isBuiltIn", kind: "boolean", help: "True for the six roles, which cannot be deleted" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator of the template; null for roles of all operators", ref: "operator" },
    { name: "permissions", kind: "object", help: "Permissions by key", map: true, fields: [{ name: "name", kind: "text", help: "Lowercase letters, digits and underscores; unique" }, { name: "desc", kind: "text", label: "Description", help: "Description of the permission" }, { name: "tags", kind: "text", help: "Words to find it by, with commas between" }, { name: "allowedRoles", kind: "list", help: "Roles that may hold it", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author", personal: true },
  ],
  input: [
    { name: "role", kind: "text", in: "query", required: true },
  ],
  sortBy: [],
};

export const listRoles: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "_id", kind: "id", help: "ID" },
    { name: "name", kind: "text", help: "Name of the role or the template" },
    { name: "isBuiltIn", kind: "boolean", help: "True for the six roles, which cannot be deleted" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator of the template; null for roles of all operators", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Its name", names: "opId", ref: "operator" },
    { name: "permissionCount", kind: "integer", help: "How many permissions it has" },
    { name: "userCount", kind: "integer", help: "How many staff member the caller sees with this role; 0 for templates" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author", personal: true },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the name", in: "body" },
    { name: "isBuiltIn", kind: "boolean", help: "True for the six roles, false for templates", in: "body" },
  ],
  sortBy: ["name", "permissionCount", "userCount", "updatedAt"],
};

export const lookUpRolePermissions: ReadShape = {
  fields: [
    { name: "permissions", kind: "object", help: "Permissions by key", map: true, fields: [{ name: "name", kind: "text", help: "Lowercase letters, digits and underscores; unique" }, { name: "desc", kind: "text", label: "Description", help: "Description of the permission" }, { name: "tags", kind: "text", help: "Words to find it by, with commas between" }, { name: "allowedRoles", kind: "list", help: "Roles that may hold it", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] }] },
  ],
  input: [
    { name: "roles", kind: "list", help: "Names of roles", in: "body", required: true },
  ],
  sortBy: [],
};
