import { expect, test } from "vitest";
import { schemaVerdicts } from "../../testing/schema-verdicts.ts";

const order = { type: "object", properties: { card: { type: "string" }, cvv: { type: "string" } } };

test.each([
  ["not", { not: { required: ["card"] } }],
  ["if", { if: { required: ["card"] }, else: { required: ["cvv"] } }],
  ["dependentSchemas", { dependentSchemas: { card: { required: ["cvv"] } } }],
  ["dependentRequired", { dependentRequired: { card: ["cvv"] } }],
  ["propertyNames", { propertyNames: { pattern: "^[a-z]+$" } }],
])("condition added by %s: breaking in a request", (_, condition) => {
  const tight = { ...order, ...condition };
  expect(schemaVerdicts("request", order, tight)).toEqual(["breaking condition-changed"]);
  expect(schemaVerdicts("reply", order, tight)).toEqual(["compatible condition-changed"]);
  expect(schemaVerdicts("request", tight, order)).toEqual(["compatible condition-changed"]);
  expect(schemaVerdicts("reply", tight, order)).toEqual(["risky condition-changed"]);
});

test("condition: stricter → breaking; looser → compatible", () => {
  const needs = (...names: string[]) => ({ ...order, dependentRequired: { card: names } });
  expect(schemaVerdicts("request", needs("cvv"), needs("cvv", "holder"))).toEqual(["breaking condition-changed"]);
  expect(schemaVerdicts("request", needs("cvv", "holder"), needs("cvv"))).toEqual(["compatible condition-changed"]);
  const keys = (maxLength: number) => ({ ...order, propertyNames: { maxLength } });
  expect(schemaVerdicts("request", keys(20), keys(10))).toEqual(["breaking limit-tightened {name}"]);
  expect(schemaVerdicts("request", keys(10), keys(20))).toEqual(["compatible limit-loosened {name}"]);
});

test.each([
  ["int32", "int64"],
  ["float", "double"],
  ["int64", undefined],
])("format from %s to %s: compatible in a request, breaking in a reply", (narrow, wide) => {
  const number = (format: string | undefined) => ({ type: "integer", ...(format && { format }) });
  expect(schemaVerdicts("request", number(narrow), number(wide))).toEqual(["compatible format-changed"]);
  expect(schemaVerdicts("reply", number(narrow), number(wide))).toEqual(["breaking format-changed"]);
  expect(schemaVerdicts("request", number(wide), number(narrow))).toEqual(["breaking format-changed"]);
});

test("limits: equivalent spelling → no change", () => {
  const integer = (limits: object) => ({ type: "integer", ...limits });
  expect(schemaVerdicts("request", integer({ minimum: 1 }), integer({ exclusiveMinimum: 0 }))).toEqual([]);
  expect(schemaVerdicts("request", integer({ maximum: 9 }), integer({ exclusiveMaximum: 9 }))).toEqual([
    "breaking limit-tightened",
  ]);
  const number = (limits: object) => ({ type: "number", ...limits });
  expect(schemaVerdicts("request", number({ exclusiveMinimum: 0 }), number({ minimum: 0 }))).toEqual([
    "compatible limit-loosened",
  ]);
});
