import type { OpenAPI3 } from "openapi-typescript";
import { describe, expect, it } from "vitest";
import { fieldsOf, type Schema } from "./field-of.ts";
import { operationsOf } from "../operations.ts";
import { readShapes } from "./read-shapes.ts";

const meaning = { tags: ["notes"], "x-effect": "read", "x-permission": "view_notes" };
const answer = (data: object) => ({
  200: { content: { "application/json": { schema: { type: "object", properties: { data } } } } },
});
const body = (properties: object) => ({
  content: { "application/json": { schema: { type: "object", required: ["page"], properties } } },
});
const Note = {
  type: "object",
  properties: { noteId: { type: "string" }, amount: { type: "number", format: "money", "x-currency": "currency" } },
};
const contract = (paths: object, schemas: object = {}) =>
  ({
    openapi: "3.1.0",
    info: { title: "Notes", version: "1" },
    paths,
    components: { schemas: { Note, ...schemas } },
  }) as unknown as OpenAPI3;
const read = (operation: object) =>
  contract({ "/notes": { post: { operationId: "listNotes", ...meaning, ...operation } } });
const textOf = (api: OpenAPI3) => readShapes(api, operationsOf(api))["shapes/notes.ts"];

describe("fieldsOf", () => {
  it.each<[string, Schema, object]>([
    [
      "status",
      { type: "string", enum: ["A", "B"], "x-open-enum": true },
      { kind: "choice", values: ["A", "B"], open: true },
    ],
    ["total", { type: "number", format: "money", "x-currency": "USD" }, { kind: "money", currency: "USD" }],
    ["rate", { type: "number" }, { kind: "decimal" }],
    ["feePercentage", { type: ["number", "null"] }, { kind: "percentage" }],
    ["count", { type: "integer" }, { kind: "integer" }],
    ["fromTime", { type: "integer", format: "epoch-seconds" }, { kind: "epoch" }],
    ["createdAt", { oneOf: [{ type: "string", format: "date-time" }, { type: "null" }] }, { kind: "moment" }],
    ["day", { type: "string", format: "date" }, { kind: "date" }],
    ["isTest", { type: "boolean", description: "A test" }, { kind: "boolean", help: "A test" }],
    ["playerId", { type: "string" }, { kind: "id" }],
    ["playerCode", { type: "string" }, { kind: "code" }],
    ["apiKey", { type: "string", "x-secret": true }, { kind: "text", secret: true }],
    ["opTitle", { type: "string", "x-label": "Operator" }, { kind: "text", label: "Operator" }],
    ["status", { enum: ["A"], "x-list": "state" }, { kind: "choice", list: "state" }],
    ["email", { type: "string", "x-pii": true }, { kind: "text", personal: true }],
    [
      "byCurrency",
      { type: "object", additionalProperties: { $ref: "#/components/schemas/Note" } },
      { kind: "object", map: true, fields: [{ name: "noteId", kind: "id" }, { name: "amount" }] },
    ],
    ["playerCode", { type: "string", "x-ref": "player" }, { kind: "code", ref: "player" }],
    ["tags", { type: "array", items: { type: "string", "x-ref": "game-tag" } }, { kind: "list", ref: "game-tag" }],
    ["title", { type: "object", properties: { en: {}, "pt-BR": {} } }, { kind: "localized" }],
    ["tags", { type: "array", items: { type: "string", enum: ["X"] } }, { kind: "list", values: ["X"] }],
    ["note", { allOf: [{ $ref: "#/components/schemas/Note" }], description: "Mine" }, { kind: "object", help: "Mine" }],
  ])("fieldsOf: %s → its kind", (name, schema, expected) => {
    const [field] = fieldsOf(contract({}), { properties: { [name]: schema } });
    expect(field).toMatchObject({ name, ...expected });
  });

  it("fieldsOf: x-names in any order → field names its reference", () => {
    const properties = {
      opTitle: { type: "string", "x-names": "opId" },
      opId: { type: "string", "x-ref": "operator" },
    };
    expect(fieldsOf(contract({}), { properties })[0]).toMatchObject({ names: "opId", ref: "operator" });
  });

  it("fieldsOf: recursive object → described to a limited depth", () => {
    const deep = { type: "object", properties: { node: { $ref: "#/components/schemas/Node" } } };
    const [field] = fieldsOf(contract({}, { Node: deep }), deep);
    expect(field?.fields?.[0]?.fields?.[0]).toEqual({ name: "node", kind: "object" });
  });
});

describe("readShapes", () => {
  const page = { items: { type: "array", items: { $ref: "#/components/schemas/Note" } }, count: { type: "integer" } };
  const input = {
    page: { type: "integer" },
    sortBy: { type: "string", enum: ["amount"] },
    sortDirection: { type: "string" },
  };

  it("readShapes: list → rows, total, input and sortBy", () => {
    const text = textOf(read({ requestBody: body(input), responses: answer({ type: "object", properties: page }) }));
    expect(text).toContain('export const listNotes: ReadShape = {\n  rows: "items",\n  total: "count",');
    expect(text).toContain('{ name: "amount", kind: "money", currency: "currency" },');
    expect(text).toContain(
      '{ name: "page", kind: "integer", in: "body", required: true },\n  ],\n  sortBy: ["amount"],',
    );
  });

  it("readShapes: first page 0, metadata totals, nested filters → described", () => {
    const applied = { appliedFilters: { type: "object", properties: { role: { type: "string" } } } };
    const text = textOf(
      read({
        parameters: [{ name: "page", in: "query", schema: { type: "integer", minimum: 0 } }],
        requestBody: body(applied),
        responses: answer({ properties: { items: page.items, metadata: { type: "object" } } }),
      }),
    );
    expect(text).toContain('total: "metadata.totalItems",\n  firstPage: 0,');
    expect(text).toContain('{ name: "role", kind: "text", in: "body.appliedFilters" },');
  });

  it("readShapes: report totals → described", () => {
    const totals = { type: "object", properties: { amount: { type: "number", format: "money", "x-currency": "USD" } } };
    const text = textOf(read({ responses: answer({ type: "object", properties: { ...page, totals } }) }));
    expect(text).toContain('total: "count",\n  totals: [{ name: "amount", kind: "money", currency: "USD" }],');
  });

  it("readShapes: bare list or single record → described", () => {
    expect(textOf(read({ responses: answer(page.items) }))).toContain('rows: "",\n  fields: [');
    const record = textOf(read({ responses: answer({ $ref: "#/components/schemas/Note" }) }));
    expect(record).toContain("listNotes: ReadShape = {\n  fields: [");
  });

  it("readShapes: write, or response without fields → left out", () => {
    expect(textOf(read({ responses: answer({ type: "null" }) }))).toBeUndefined();
    expect(textOf(read({ "x-effect": "write", responses: answer(page.items) }))).toBeUndefined();
  });
});
