import type { OpenAPI3 } from "openapi-typescript";
import { expect, it } from "vitest";
import { guaranteesOf } from "./guarantees-of.ts";

const note = { type: "object", properties: { noteId: { type: "string" } } };
const maybe = { oneOf: [{ $ref: "#/components/schemas/Note" }, { type: "null" }] };
const notes = { type: "array", items: { $ref: "#/components/schemas/Note" } };
const page = (more: object) => ({
  type: "object",
  properties: { items: notes, count: { type: "integer" } },
  ...more,
});

const promised = (data: object, required = ["success", "data"]) => {
  const reply = { allOf: [{ properties: { success: { const: true } } }, { required, properties: { data } }] };
  const api = { components: { schemas: { Note: note, Maybe: maybe, Reply: reply } } } as unknown as OpenAPI3;
  return guaranteesOf(api, "#/components/schemas/Reply");
};

it.each([
  ["a record", note, { record: true }],
  ["a record that there may be none of", maybe, { nullable: true, record: true }],
  [
    "a reference to one that there may be none of",
    { $ref: "#/components/schemas/Maybe" },
    { nullable: true, record: true },
  ],
  ["nothing", { type: "null" }, { nullable: true }],
  ["a text or nothing", { type: ["string", "null"] }, { nullable: true }],
  [
    "a record of two parts",
    { allOf: [{ $ref: "#/components/schemas/Note" }, { required: ["noteId"] }] },
    { record: true },
  ],
  ["one record or another", { oneOf: [note, note] }, { record: true }],
  ["a record or a text", { oneOf: [note, { type: "string" }] }, {}],
  ["a text", { type: "string" }, {}],
  ["rows", notes, { rows: "", record: true }],
  ["texts", { type: "array", items: { type: "string" } }, { rows: "" }],
  ["rows that may be nothing", { type: "array", items: maybe }, { rows: "", record: true }],
  ["a page of rows", page({}), { rows: "items", record: true }],
  ["a page that counts them", page({ required: ["items", "count"] }), { rows: "items", record: true, counted: true }],
  ["a page of players", { type: "object", properties: { players: notes } }, { rows: "players", record: true }],
  ["a page, or something else", { oneOf: [page({}), note] }, { record: true }],
])("guaranteesOf: %s → %j", (_name, data, expected) => expect(promised(data)).toEqual(expected));

it("guaranteesOf: data not required → nullable", () =>
  expect(promised(note, ["success"])).toEqual({ nullable: true, record: true }));
