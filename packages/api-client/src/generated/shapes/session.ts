// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const getSession: ReadShape = {
  fields: [
    { name: "user_id", kind: "id", help: "ID at the sign-in service", ref: "admin" },
    { name: "email", kind: "text", help: "Email address", personal: true },
    { name: "nickname", kind: "text", help: "Name to show; without one the console shows Admin", personal: true },
    { name: "timezone", kind: "text", help: "IANA time zone; UTC when null" },
    { name: "language", kind: "text", help: "Language code; en when null" },
    { name: "roles", kind: "list", help: "The first one is the label in the menu", values: ["SUPER_ADMIN", "ADMIN", "DEV_OPS", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"] },
    { name: "op", kind: "text", label: "Operator", help: "The user's own operator or brand; null for platform staff" },
    { name: "parentOpId", kind: "id", label: "Parent operator", help: "The operator of the user's brand; null unless a brand user", ref: "parent-operator" },
    { name: "partnerId", kind: "id", help: "The user's partner; null unless a partner user", ref: "partner" },
    { name: "permissions", kind: "list", help: "Permission keys, as in x-permission" },
  ],
  input: [],
  sortBy: [],
};

export const listMyOperators: ReadShape = {
  rows: "",
  fields: [
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "ID of the operator or brand", ref: "operator" },
    { name: "title", kind: "text", help: "Name to show" },
    { name: "isBrand", kind: "boolean", help: "Whether it is a brand of an operator" },
    { name: "parentOpId", kind: "id", label: "Parent operator", help: "The brand's operator; null for an operator", ref: "parent-operator" },
  ],
  input: [],
  sortBy: [],
};
