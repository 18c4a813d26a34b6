import type { ContractDocument, Loose } from "../contract-document.ts";
import { drop, put, without, within, type ContractEdit } from "./contract-edit.ts";

const listed = ({ body }: ContractDocument) => body("listBanks")["properties"]!;
const deleting = ({ operation }: ContractDocument) => operation("deleteBank")["parameters"]! as unknown as Loose[];
const alternatives = ({ schema }: ContractDocument) => schema("PlayerQuery")["oneOf"]! as unknown as Loose[];

/** Edits of requests, each with its expected verdict. */
export const requestEdits: ContractEdit[] = [
  [
    "a field of the request goes",
    (it) => drop(listed(it), "includeBrands"),
    "breaking field-removed listBanks request: includeBrands",
  ],
  [
    "a field may be sent",
    (it) => put(listed(it), { country: { type: "string" } }),
    "compatible field-added listBanks request: country",
  ],
  [
    "a new field must be sent",
    (it) => {
      put(listed(it), { country: { type: "string" } });
      within(it.body("listBanks"), "required", "country");
    },
    "breaking field-required listBanks request: country",
  ],
  [
    "a field must be sent",
    (it) => within(it.body("listBanks"), "required", "search"),
    "breaking field-required listBanks request: search",
  ],
  [
    "a field need not be sent",
    (it) => without(it.schema("NewBank"), "required", "order"),
    "compatible field-optional createBank request: order",
  ],
  [
    "a shorter text is asked for",
    (it) => put(listed(it)["search"]!, { maxLength: 50 }),
    "breaking limit-tightened listBanks request: search",
  ],
  [
    "a longer text may be sent",
    (it) => put(listed(it)["search"]!, { maxLength: 500 }),
    "compatible limit-loosened listBanks request: search",
  ],
  [
    "a least length comes",
    (it) => put(listed(it)["search"]!, { minLength: 3 }),
    "breaking limit-tightened listBanks request: search",
  ],
  [
    "a pattern comes",
    (it) => put(listed(it)["search"]!, { pattern: "^a" }),
    "breaking pattern-changed listBanks request: search",
  ],
  [
    "a value to sort by goes",
    (it) => without(it.schema("BankSort"), "enum", "opId"),
    "breaking value-removed listBanks request: sortBy",
  ],
  [
    "a value to sort by comes",
    (it) => within(it.schema("BankSort"), "enum", "country"),
    "compatible value-added listBanks request: sortBy",
  ],
  [
    "a number is sent as a text",
    (it) => put(listed(it), { page: { type: "string" } }),
    "breaking type-changed listBanks request: page",
  ],
  [
    "a field may be null",
    (it) => put(listed(it)["search"]!, { type: ["string", "null"] }),
    "compatible type-changed listBanks request: search",
  ],
  [
    "what happens without a page changes",
    (it) => put(it.schema("PageNumber"), { default: 2 }),
    "risky default-changed listBanks request: page",
  ],
  [
    "only known fields may be sent",
    (it) => put(it.body("listBanks"), { additionalProperties: false }),
    "breaking object-closed listBanks request: the whole body",
  ],
  [
    "other fields may be sent",
    (it) => drop(alternatives(it)[0]!, "additionalProperties"),
    "compatible object-opened getPlayer request: (By ID)",
  ],
  [
    "an alternative goes",
    (it) => alternatives(it).pop(),
    "breaking alternative-removed getPlayer request: the whole body",
  ],
  [
    "an alternative comes",
    (it) => alternatives(it).push({ type: "object", title: "By name", required: ["name"] } as unknown as Loose),
    "compatible alternative-added getPlayer request: the whole body",
  ],
  [
    "a body becomes a form",
    (it) => {
      const { content } = it.operation("showBank")["requestBody"] as { content: Loose };
      content["multipart/form-data"] = content["application/json"]!;
      drop(content, "application/json");
    },
    "breaking media-type-removed showBank request",
  ],
  [
    "a body is needed no more",
    (it) => drop(it.operation("showBank")["requestBody"]!, "required"),
    "compatible body-optional showBank request",
  ],
  ["a parameter goes", (it) => deleting(it).pop(), "breaking parameter-removed deleteBank request: query opId"],
  [
    "a parameter need not be sent",
    (it) => put(deleting(it)[2]!, { required: false }),
    "compatible parameter-optional deleteBank request: query opId",
  ],
  [
    "a parameter must be sent",
    (it) => put(it.document["components"]!["parameters"]!["IdempotencyKey"]!, { required: true }),
    "breaking parameter-required createBank request: header Idempotency-Key",
  ],
  [
    "a parameter may be sent",
    (it) => deleting(it).push({ name: "reason", in: "query", schema: { type: "string" } } as unknown as Loose),
    "compatible parameter-added deleteBank request: query reason",
  ],
  [
    "a parameter is written in another way",
    (it) => put(deleting(it)[2]!, { style: "spaceDelimited" }),
    "breaking parameter-writing deleteBank request: query opId",
  ],
  [
    "a parameter has another format",
    (it) => drop(deleting(it)[1]!["schema"]!, "format"),
    "compatible format-changed deleteBank request: query uuid",
  ],
];
