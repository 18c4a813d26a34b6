// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listFlows: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "flowId", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the players", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "title", kind: "text", help: "Internal name" },
    { name: "trigger", kind: "choice", help: "Trigger", values: ["REGISTRATION", "FIRST_DEPOSIT", "DEPOSIT_FAILED", "WITHDRAW_REQUESTED", "INACTIVITY", "LEVEL_UP", "BIRTHDAY"], open: true },
    { name: "status", kind: "choice", list: "state", help: "Whether it runs", values: ["ACTIVE", "PAUSED", "DRAFT"], open: true },
    { name: "stepCount", kind: "integer", help: "How many steps it has" },
    { name: "runs", kind: "integer", help: "How often it has run" },
    { name: "lastRunAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "createdBy", kind: "text", help: "Nickname of the author", personal: true },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the title or of the ID", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Whether it runs", values: ["ACTIVE", "PAUSED", "DRAFT"], open: true, in: "body" },
    { name: "trigger", kind: "choice", help: "Trigger", values: ["REGISTRATION", "FIRST_DEPOSIT", "DEPOSIT_FAILED", "WITHDRAW_REQUESTED", "INACTIVITY", "LEVEL_UP", "BIRTHDAY"], open: true, in: "body" },
  ],
  sortBy: ["title", "opId", "status", "runs", "lastRunAt", "updatedAt"],
};

export const showFlow: ReadShape = {
  fields: [
    { name: "flowId", kind: "id", help: "ID" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the players", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "title", kind: "text", help: "Internal name" },
    { name: "trigger", kind: "choice", help: "Trigger", values: ["REGISTRATION", "FIRST_DEPOSIT", "DEPOSIT_FAILED", "WITHDRAW_REQUESTED", "INACTIVITY", "LEVEL_UP", "BIRTHDAY"], open: true },
    { name: "status", kind: "choice", list: "state", help: "Whether it runs", values: ["ACTIVE", "PAUSED", "DRAFT"], open: true },
    { name: "stepCount", kind: "integer", help: "How many steps it has" },
    { name: "runs", kind: "integer", help: "How often it has run" },
    { name: "lastRunAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "createdBy", kind: "text", help: "Nickname of the author", personal: true },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "description", kind: "text", help: "Purpose" },
    { name: "steps", kind: "list", help: "In the order they run", fields: [{ name: "order", kind: "integer", list: "nominal", help: "Its place, from 1" }, { name: "action", kind: "choice", help: "Action of a step", values: ["SEND_EMAIL", "SEND_SMS", "SEND_MESSAGE", "OFFER_BONUS", "ADD_TAG", "WAIT"], open: true }, { name: "label", kind: "text", help: "Internal name" }, { name: "delayMinutes", kind: "integer", help: "Minutes to wait before the next step" }] },
  ],
  input: [
    { name: "flowId", kind: "id", help: "ID of the flow", in: "body", required: true },
  ],
  sortBy: [],
};
