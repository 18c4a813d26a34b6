import { expect, test } from "vitest";
import { contractOfPaths, jsonOf } from "../testing/findings-of.ts";
import { contradictedReferences } from "./contradicted-references.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  Note: { type: "object", properties: { id: { type: "integer" } } },
  Long: { allOf: [ref("Note")] },
  Maybe: { type: ["integer", "null"] },
  Any: { description: "Anything" },
};
const findingsFor = (schema: object, openapi?: string) =>
  contradictedReferences(
    contractOfPaths({ "/notes": { get: { responses: { 200: jsonOf(schema) } } } }, { schemas }, openapi),
  ).map((it) => `${it.where}: ${it.message}`);
const AT = "paths /notes get responses 200 content application/json schema";

test.each([
  [
    "another type",
    { ...ref("Note"), type: "string" },
    `${AT}: says string beside a reference to object: no value is both`,
  ],
  [
    "another type behind an allOf",
    { ...ref("Long"), type: "array" },
    `${AT}: says array beside a reference to object: no value is both`,
  ],
  [
    "another type in a property",
    { properties: { a: { ...ref("Maybe"), type: "string" } } },
    `${AT} properties a: says string beside a reference to integer or null: no value is both`,
  ],
])("reference beside its type: %s → error", (_, schema, expected) => {
  expect(findingsFor(schema)).toEqual([expected]);
});

test.each([
  ["the same type", { ...ref("Note"), type: "object" }],
  ["one of several types", { ...ref("Maybe"), type: "null" }],
  ["a number where an integer is", { ...ref("Maybe"), type: "number" }],
  ["a target without a type", { ...ref("Any"), type: "string" }],
  ["a property that is called $ref", { properties: { $ref: { type: "string" }, type: { type: "string" } } }],
])("reference beside its type: %s → no finding", (_, schema) => {
  expect(findingsFor(schema)).toEqual([]);
});

test("reference beside its type: OpenAPI 3.0 ignores what stands there → no finding", () => {
  expect(findingsFor({ ...ref("Note"), type: "string" }, "3.0.3")).toEqual([]);
});
