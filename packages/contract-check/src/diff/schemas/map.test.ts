import { describe, expect, test } from "vitest";
import { schemaVerdicts } from "../../testing/schema-verdicts.ts";

const text = { type: "string" };
const number = { type: "integer" };
const named = { type: "object", properties: { note: text } };
const map = (values: unknown, more: object = {}) => ({ type: "object", additionalProperties: values, ...more });

const both = (before: unknown, after: unknown) =>
  (["request", "reply"] as const).map((side) => schemaVerdicts(side, before, after));

test("a closed object that becomes a map allows more than before", () => {
  const [request, reply] = both({ ...named, additionalProperties: false }, { ...named, additionalProperties: text });
  expect(request).toEqual(["compatible object-opened"]);
  expect(reply).toEqual(["risky object-opened"]);
});

test("a map that is closed allows less", () => {
  const [request, reply] = both({ ...named, additionalProperties: text }, { ...named, additionalProperties: false });
  expect(request).toEqual(["breaking object-closed"]);
  expect(reply).toEqual(["compatible object-closed"]);
});

test("a key of a map that gets a name of its own keeps the map's type, or is another one", () => {
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

test("a named key of a map that must be there now", () => {
  expect(both(map(text), map(text, { properties: { limit: text }, required: ["limit"] }))).toEqual([
    ["breaking field-required limit"],
    ["compatible field-required limit"],
  ]);
});

test("a map of anything is a map of anything, however it is written", () => {
  expect(both(map(true), map({}))).toEqual([[], []]);
  expect(both(map({ description: "Any" }), map(true))).toEqual([[], []]);
});

test("the values of a map, and of keys like a pattern", () => {
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

describe("fields that travel one way only", () => {
  const group = (more: object, required: string[] = ["name"]) => ({
    type: "object",
    required,
    properties: { name: text, ...more },
  });
  const readOnly = { madeAt: { ...text, readOnly: true } };
  const writeOnly = { pin: { ...text, writeOnly: true } };

  test("one that is read-only is not sent: it may come and be required", () => {
    const [request, reply] = both(group({}), group(readOnly, ["name", "madeAt"]));
    expect(request).toEqual([]);
    expect(reply).toEqual(["compatible field-added madeAt"]);
  });

  test("one that is write-only does not come back", () => {
    const [request, reply] = both(group({}), group(writeOnly, ["name", "pin"]));
    expect(request).toEqual(["breaking field-required pin"]);
    expect(reply).toEqual([]);
  });

  test("one that becomes read-only may not be sent any more; one that no longer is must be", () => {
    const plain = group({ madeAt: text }, ["name", "madeAt"]);
    expect(both(plain, group(readOnly, ["name", "madeAt"]))[0]).toEqual(["breaking field-removed madeAt"]);
    expect(both(group(readOnly, ["name", "madeAt"]), plain)[0]).toEqual(["breaking field-required madeAt"]);
  });
});
