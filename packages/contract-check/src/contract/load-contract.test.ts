import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { compareContracts } from "../diff/compare-contracts.ts";
import { contractOfPaths, findingsOf, jsonOf } from "../testing/findings-of.ts";
import { workFolder } from "../testing/work-folder.ts";
import { loadContract } from "./load-contract.ts";

const work = workFolder();
const paths = (schema: unknown) => ({
  "/notes": { get: { operationId: "listNotes", responses: { 200: jsonOf(schema) } } },
});
const load = async (document: object) =>
  loadContract(await work.put("openapi.yaml", stringify({ info: { title: "Notes", version: "1" }, ...document })));

describe("OpenAPI 3.0", () => {
  const schema = (own: object) => ({ type: "object", properties: { mood: own } });
  const in30 = (own: object) => load({ openapi: "3.0.3", paths: paths(schema(own)) });
  const in31 = (own: object) => load({ openapi: "3.1.0", paths: paths(schema(own)) });

  test.each([
    ["nullable", { type: "string", nullable: true }, { type: ["string", "null"] }],
    [
      "nullable beside allOf with one reference, as 3.0 writes a reference that may be null",
      { nullable: true, description: "Mood", allOf: [{ type: "object", properties: { a: { type: "string" } } }] },
      {
        description: "Mood",
        anyOf: [{ allOf: [{ type: "object", properties: { a: { type: "string" } } }] }, { type: "null" }],
      },
    ],
    [
      "nullable beside oneOf and a type",
      { nullable: true, type: "string", oneOf: [{ enum: ["a"] }, { enum: ["b"] }] },
      { anyOf: [{ type: ["string", "null"], oneOf: [{ enum: ["a"] }, { enum: ["b"] }] }, { type: "null" }] },
    ],
    ["not nullable", { type: "string", nullable: false }, { type: "string" }],
    [
      "exclusive limits",
      { type: "integer", minimum: 0, exclusiveMinimum: true },
      { type: "integer", exclusiveMinimum: 0 },
    ],
    ["limits that are not", { type: "number", maximum: 9, exclusiveMaximum: false }, { type: "number", maximum: 9 }],
    [
      "a field that is called so",
      { type: "object", properties: { nullable: { type: "boolean" } } },
      { type: "object", properties: { nullable: { type: "boolean" } } },
    ],
  ])("OpenAPI 3.0: %s → same as in 3.1", async (_, old, now) => {
    expect(compareContracts(await in30(old), await in31(now))).toEqual([]);
  });

  test("OpenAPI 3.0: nullable and exclusive limits → applied to traffic", async () => {
    const contract = await in30({ type: "integer", nullable: true, minimum: 0, exclusiveMinimum: true });
    expect(findingsOf(contract, { body: { mood: null } })).toEqual([]);
    expect(findingsOf(contract, { body: { mood: 0 } })).toEqual(["error out-of-bounds reply 200: mood"]);
  });

  test("OpenAPI 3.0: reply becomes nullable → breaking", async () => {
    const changes = compareContracts(await in30({ type: "string" }), await in30({ type: "string", nullable: true }));
    expect(changes.map((it) => it.impact)).toEqual(["breaking"]);
  });
});

test.each([
  [
    "a version that is not known",
    { openapi: "3.2.0", paths: paths({}) },
    /OpenAPI 3\.2\.0; 3\.0 and 3\.1 are understood/,
  ],
  [
    "a dialect that is not known",
    { openapi: "3.1.0", jsonSchemaDialect: "https://a.example/d", paths: paths({}) },
    /dialect https:\/\/a.example\/d is not understood/,
  ],
  [
    "a keyword that is not known",
    { openapi: "3.1.0", paths: paths({ type: "array", unevaluatedItems: false }) },
    /openapi\.yaml:\d+: unevaluatedItems is not understood/,
  ],
])("loadContract: %s → refused", async (_, document, words) => {
  await expect(load(document)).rejects.toThrow(words);
});

test("loadContract: chain of reply references → resolved", () => {
  const contract = contractOfPaths(
    { "/notes": { get: { responses: { 200: { $ref: "#/components/responses/One" } } } } },
    {
      responses: {
        One: { $ref: "#/components/responses/Two" },
        Two: { $ref: "#/components/responses/Three" },
        Three: jsonOf({ type: "object", properties: { a: { type: "string" } } }),
      },
    },
  );
  expect(findingsOf(contract, { body: { a: 1 } })).toEqual(["error wrong-type reply 200: a"]);
});
