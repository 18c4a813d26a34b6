// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listDocuments: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "kycId", kind: "id", help: "ID of the KYC record" },
    { name: "playerId", kind: "id", help: "ID of the player", ref: "player-id" },
    { name: "playerCode", kind: "code", help: "Code that staff use for the player", ref: "player" },
    { name: "username", kind: "text", help: "Name the player signs in with", personal: true },
    { name: "isTest", kind: "boolean", help: "Whether it is a test player" },
    { name: "opId", kind: "id", label: "Operator", help: "Operator or brand of the player", ref: "operator" },
    { name: "opTitle", kind: "text", label: "Operator", help: "Name of the operator or brand", names: "opId", ref: "operator" },
    { name: "documentType", kind: "choice", help: "Type of the document", values: ["PASSPORT_COPY", "CARD_COPY", "EMAIL", "MOBILE_NUMBER", "ADDRESS", "PERSONAL_DETAILS", "PASSPORT_ID", "CARD_ID"], open: true },
    { name: "status", kind: "choice", list: "state", help: "Status of the review", values: ["NOT_SUBMITTED", "PENDING", "CONFIRMED", "REJECTED"], open: true },
    { name: "submittedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "reviewedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone, or null when it has not happened" },
    { name: "reviewedBy", kind: "text", help: "Nickname of the decider", personal: true },
    { name: "noteForThePlayer", kind: "text", list: "note", help: "Note for the player" },
    { name: "checks", kind: "list", help: "Reasons to double-check it before approval, most severe first; empty if nothing was found, absent if the server does not run checks", values: ["PLAYER_SELF_EXCLUDED", "PLAYER_DELETED", "PLAYER_BLOCKED", "UNDER_AGE", "NAME_DIFFERS", "BIRTH_DATE_DIFFERS", "WITHDRAWAL_WAITING", "SENT_AGAIN", "TEST_PLAYER"], open: true },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether an operator's brands are included", in: "body" },
    { name: "search", kind: "text", help: "Part of the player code, ID or username", in: "body" },
    { name: "status", kind: "choice", list: "state", help: "Status of the review", values: ["NOT_SUBMITTED", "PENDING", "CONFIRMED", "REJECTED"], open: true, in: "body" },
    { name: "documentType", kind: "choice", help: "Type of the document", values: ["PASSPORT_COPY", "CARD_COPY", "EMAIL", "MOBILE_NUMBER", "ADDRESS", "PERSONAL_DETAILS", "PASSPORT_ID", "CARD_ID"], open: true, in: "body" },
    { name: "isTest", kind: "boolean", help: "Only test players, or only real ones", in: "body" },
    { name: "playerCode", kind: "code", help: "Of this player only", ref: "player", in: "body" },
    { name: "from", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
    { name: "to", kind: "moment", help: "Timestamp, ISO 8601 with time zone", in: "body" },
  ],
  sortBy: ["playerCode", "opId", "documentType", "status", "submittedAt", "reviewedAt"],
};
