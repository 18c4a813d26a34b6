// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listBanks: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "Operator or brand of the bank", ref: "operator" },
    { name: "key", kind: "code", help: "Letters, underscore and hyphen only; one of a kind within its operator" },
    { name: "bankName", kind: "localized", help: "The name by language; English is required" },
    { name: "order", kind: "integer", list: "nominal", help: "Position among the operator's banks; lower numbers come first" },
    { name: "status", kind: "choice", list: "state", help: "Whether players are offered the bank", values: ["ACTIVE", "INACTIVE"], open: true },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether the banks of an operator's brands are listed too", in: "body" },
    { name: "search", kind: "text", help: "Part of the key or of the name in any language", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Whether players are offered the bank", values: ["ACTIVE", "INACTIVE"], open: true, in: "body" },
  ],
  sortBy: ["key", "bankName", "order", "status", "opId"],
};

export const showBank: ReadShape = {
  fields: [
    { name: "uuid", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "Operator or brand of the bank", ref: "operator" },
    { name: "key", kind: "code", help: "Letters, underscore and hyphen only; one of a kind within its operator" },
    { name: "bankName", kind: "localized", help: "The name by language; English is required" },
    { name: "order", kind: "integer", list: "nominal", help: "Position among the operator's banks; lower numbers come first" },
    { name: "status", kind: "choice", list: "state", help: "Whether players are offered the bank", values: ["ACTIVE", "INACTIVE"], open: true },
  ],
  input: [
    { name: "uuid", kind: "id", help: "ID of the bank", in: "body", required: true },
  ],
  sortBy: [],
};
