import { describe, expect, test } from "vitest";
import { schemaVerdicts } from "../../testing/schema-verdicts.ts";

const text = { type: "string" };
const number = { type: "integer" };
const named = { type: "object", properties: { note: text } };
const map = (values: unknown, more: object = {}) => ({ type: "object", additionalProperties: values, ...more });

const both = (before: unknown, after: unknown) =>
  (["request", "reply"] as const).map((side) => schemaVerdicts(side, before, after));

test("additionalProperties: closed object → map → compatible in a request, risky in a reply", () => {
  const [request, reply] = both({ ...named, additionalProperties: false }, { ...named, additionalProperties: text });
  expect(request).toEqual(["compatible object-opened"]);
  expect(reply).toEqual(["risky object-opened"]);
});

test("additionalProperties: map → closed object → breaking in a request", () => {
  const [request, reply] = both({ ...named, additionalProperties: text }, { ...named, additionalProperties: false });
  expect(request).toEqual(["breaking object-closed"]);
  expect(reply).toEqual(["compatible object-closed"]);
});

test("map: key becomes a property of another type → breaking; same type → no change", () => {
  expect(both(map(text), map(text, { properties: { limit: number } }))).toEqual([
    ["breaking type-changed limit"],
    ["breaking type-changed limit"],
  ]);
  expect(both(map(text), map(text, { properties: { limit: text } }))).toEqual([[], []]);
  expect(both(map(text, { properties: { limit: number } }), map(text))).toEqual([
    ["breaking type-changed limit"],
    ["breaking type-changed limit"],
  ]);
});

test("map: key becomes required → breaking in a request", () => {
  expect(both(map(text), map(text, { properties: { limit: text }, required: ["limit"] }))).toEqual([
    ["breaking field-required limit"],
    ["compatible field-required limit"],
  ]);
});

test("map of anything: equivalent spelling → no change", () => {
  expect(both(map(true), map({}))).toEqual([[], []]);
  expect(both(map({ description: "Any" }), map(true))).toEqual([[], []]);
});

test("map values and patternProperties: type changes → reported at the key", () => {
  expect(both(map(number), map({ type: ["integer", "null"] }))).toEqual([
    ["compatible type-changed {*}"],
    ["breaking type-changed {*}"],
  ]);
  const like = (values: unknown) => ({
    type: "object",
    patternProperties: { "^x": values },
    additionalProperties: false,
  });
  expect(both(like(number), like(text))[0]).toEqual(["breaking type-changed {^x}"]);
  expect(both({ type: "object", additionalProperties: false }, like(text))[0]).toEqual([
    "compatible object-opened {^x}",
  ]);
});

describe("readOnly and writeOnly fields", () => {
  const group = (more: object, required: string[] = ["name"]) => ({
    type: "object",
    required,
    properties: { name: text, ...more },
  });
  const readOnly = { madeAt: { ...text, readOnly: true } };
  const writeOnly = { pin: { ...text, writeOnly: true } };

  test("readOnly: required field added → no change in the request", () => {
    const [request, reply] = both(group({}), group(readOnly, ["name", "madeAt"]));
    expect(request).toEqual([]);
    expect(reply).toEqual(["compatible field-added madeAt"]);
  });

  test("writeOnly: required field added → no change in the reply", () => {
    const [request, reply] = both(group({}), group(writeOnly, ["name", "pin"]));
    expect(request).toEqual(["breaking field-required pin"]);
    expect(reply).toEqual([]);
  });

  test("readOnly: added → field removed from the request; removed → field required", () => {
    const plain = group({ madeAt: text }, ["name", "madeAt"]);
    expect(both(plain, group(readOnly, ["name", "madeAt"]))[0]).toEqual(["breaking field-removed madeAt"]);
    expect(both(group(readOnly, ["name", "madeAt"]), plain)[0]).toEqual(["breaking field-required madeAt"]);
  });
});
