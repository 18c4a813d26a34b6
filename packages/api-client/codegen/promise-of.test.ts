import type { OpenAPI3 } from "openapi-typescript";
import { expect, it } from "vitest";
import { promiseOf } from "./promise-of.ts";

const note = { type: "object", properties: { noteId: { type: "string" } } };
const maybe = { oneOf: [{ $ref: "#/components/schemas/Note" }, { type: "null" }] };
const notes = { type: "array", items: { $ref: "#/components/schemas/Note" } };

const promised = (data: object, required = ["success", "data"]) => {
  const reply = { allOf: [{ properties: { success: { const: true } } }, { required, properties: { data } }] };
  const api = { components: { schemas: { Note: note, Maybe: maybe, Reply: reply } } } as unknown as OpenAPI3;
  return promiseOf(api, "#/components/schemas/Reply");
};

it.each([
  ["a record", note, {}],
  ["a record that there may be none of", maybe, { nullable: true }],
  ["a reference to one that there may be none of", { $ref: "#/components/schemas/Maybe" }, { nullable: true }],
  ["nothing", { type: "null" }, { nullable: true }],
  ["a text or nothing", { type: ["string", "null"] }, { nullable: true }],
  ["rows", notes, { rows: "" }],
  ["a page of rows", { type: "object", properties: { items: notes, count: { type: "integer" } } }, { rows: "items" }],
  ["a page, or something else", { oneOf: [{ type: "object", properties: { items: notes } }, note] }, {}],
])("an answer that is %s promises %j", (_name, data, expected) => expect(promised(data)).toEqual(expected));

it("an answer that need not have data promises nothing", () =>
  expect(promised(note, ["success"])).toEqual({ nullable: true }));
