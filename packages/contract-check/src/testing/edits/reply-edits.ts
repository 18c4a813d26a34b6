import type { ContractDocument, Loose } from "../contract-document.ts";
import { drop, put, without, within, type ContractEdit } from "./contract-edit.ts";

const bank = ({ schema }: ContractDocument) => schema("Bank")["properties"]!;
const change = ({ schema }: ContractDocument) => schema("BankChange")["properties"]!;
const player = ({ schema }: ContractDocument) => schema("Player")["properties"]!;
const playersFound = ({ operation }: ContractDocument): Loose => {
  const reply = operation("searchPlayers")["responses"]!["200"]!["content"]!["application/json"]!;
  return reply["schema"]!["oneOf"]![1]!["allOf"]![1]!["properties"]!["data"]!;
};

/** Edits of replies, each with its expected verdict. */
export const replyEdits: ContractEdit[] = [
  [
    "a field of the reply goes",
    (it) => drop(bank(it), "order"),
    "breaking field-removed showBank reply 200: data.order",
  ],
  [
    "a field of the reply comes",
    (it) => put(bank(it), { country: { type: "string" } }),
    "compatible field-added listBanks reply 200: data.items[].country",
  ],
  [
    "a field may be missing",
    (it) => without(it.schema("Bank"), "required", "status"),
    "breaking field-optional showBank reply 200: data.status",
  ],
  [
    "a field is always there",
    (it) => within(it.schema("Envelope"), "required", "status"),
    "compatible field-required getRates reply 200: status",
  ],
  [
    "a field may be null",
    (it) => put(player(it)["isTest"]!, { type: ["boolean", "null"] }),
    "breaking type-changed getPlayer reply 200: data.isTest",
  ],
  [
    "a field is never null",
    (it) => put(player(it)["email"]!, { type: "string" }),
    "compatible type-changed getPlayer reply 200: data.email",
  ],
  [
    "an integer may be any number",
    (it) => put(bank(it), { order: { type: "number" } }),
    "breaking type-changed showBank reply 200: data.order",
  ],
  [
    "an open enumeration is closed for who sends",
    (it) => drop(it.schema("BankStatus"), "x-open-enum"),
    "breaking enumeration-closed createBank request: status",
  ],
  [
    "an open enumeration is closed for who reads",
    (it) => put(bank(it), { status: { type: "string", enum: ["ACTIVE", "INACTIVE"] } }),
    "compatible enumeration-closed showBank reply 200: data.status",
  ],
  [
    "an open enumeration has a new value",
    (it) => within(it.schema("BankStatus"), "enum", "PAUSED"),
    "compatible value-added showBank reply 200: data.status",
  ],
  [
    "an open enumeration has a value less",
    (it) => without(it.schema("BankStatus"), "enum", "INACTIVE"),
    "risky value-removed createBank request: status",
  ],
  [
    "an enumeration is any text",
    (it) => put(it.schema("Envelope")["properties"]!, { success: { type: "boolean" } }),
    "breaking enumeration-removed getRates reply 200: success",
  ],
  [
    "a refusal may be a success",
    (it) => put(it.schema("Refusal")["properties"]!["success"]!, { const: true }),
    "breaking value-added createBank reply 400: success",
  ],
  [
    "a moment is a number of seconds",
    (it) => put(it.schema("Timestamp"), { type: "integer", format: "epoch-seconds" }),
    "breaking format-changed getPlayer reply 200: data.createdAt",
  ],
  [
    "a moment loses its format",
    (it) => drop(it.schema("Timestamp"), "format"),
    "breaking format-changed getPlayer reply 200: data.createdAt",
  ],
  [
    "a number becomes an amount",
    (it) => put(bank(it), { order: { ...it.schema("BankOrder"), format: "money", "x-currency": "EUR" } }),
    "breaking format-changed showBank reply 200: data.order",
  ],
  [
    "personal data is no longer marked",
    (it) => drop(player(it)["email"]!, "x-pii"),
    "breaking personal-data-unmarked searchPlayers reply 200: data[].email",
  ],
  [
    "personal data is marked",
    (it) => put(player(it)["opTitle"]!, { "x-pii": true }),
    "compatible personal-data-marked getPlayer reply 200: data.opTitle",
  ],
  [
    "a field is inferred now",
    (it) => put(change(it)["key"]!, { "x-origin": "inferred" }),
    "risky origin-demoted updateBank request: dto.key",
  ],
  [
    "a field is documented now",
    (it) => drop(bank(it)["uuid"]!, "x-origin"),
    "compatible origin-promoted showBank reply 200: data.uuid",
  ],
  [
    "a list may be longer",
    (it) => drop(playersFound(it), "maxItems"),
    "risky limit-loosened searchPlayers reply 200: data",
  ],
  [
    "an error is no longer answered",
    (it) => drop(it.operation("getPlayer")["responses"]!, "404"),
    "risky status-removed getPlayer reply 404",
  ],
  [
    "an error may be answered",
    (it) => put(it.operation("getPlayer")["responses"]!, { "409": it.operation("getPlayer")["responses"]!["404"] }),
    "compatible status-added getPlayer reply 409",
  ],
  [
    "another success may be answered",
    (it) => put(it.operation("getPlayer")["responses"]!, { "202": it.operation("getPlayer")["responses"]!["200"] }),
    "risky status-added getPlayer reply 202",
  ],
  [
    "the success goes",
    (it) => drop(it.operation("getPlayer")["responses"]!, "200"),
    "breaking status-removed getPlayer reply 200",
  ],
];
