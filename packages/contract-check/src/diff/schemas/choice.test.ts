import { describe, expect, test } from "vitest";
import { schemaVerdicts, worstOf } from "../../testing/schema-verdicts.ts";

const text = { type: "string" };
const nothing = { type: "null" };
const cash = { type: "object", required: ["till"], properties: { till: text } };
const wire = { type: "object", required: ["bic"], properties: { bic: text } };
const schemas = {
  Cash: cash,
  Wire: wire,
  Colour: { type: "string", enum: ["RED", "BLUE"] },
  Day: { type: "string", format: "date" },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const verdicts = (side: "request" | "reply", before: unknown, after: unknown) =>
  schemaVerdicts(side, before, after, schemas);

describe("equivalent choices", () => {
  test.each([
    ["a choice of one", { oneOf: [ref("Cash")] }, ref("Cash")],
    ["null beside, by a list of types", { anyOf: [ref("Day"), nothing] }, { type: ["string", "null"], format: "date" }],
    ["choices within choices", { oneOf: [{ anyOf: [cash, wire] }, nothing] }, { anyOf: [cash, wire, nothing] }],
    ["a type above its alternatives", { type: "object", oneOf: [cash, wire] }, { oneOf: [cash, wire] }],
    ["values in several lists", { oneOf: [{ const: "RED" }, { enum: ["BLUE"] }] }, { enum: ["RED", "BLUE"] }],
    ["values with and without their type", { enum: ["RED", "BLUE"] }, ref("Colour")],
    ["both values of a boolean", { enum: [true, false] }, { type: "boolean" }],
    [
      "an alternative that is part of another",
      { anyOf: [{ type: "integer" }, { type: "number" }] },
      { type: "number" },
    ],
    ["a list of itself as its alternative", { anyOf: [text, ref("Self")] }, text],
  ])("equivalent choice: %s → no change", (_, one, other) => {
    const all = { ...schemas, Self: { anyOf: [text, ref("Self")] } };
    for (const side of ["request", "reply"] as const) {
      expect(schemaVerdicts(side, one, other, all)).toEqual([]);
      expect(schemaVerdicts(side, other, one, all)).toEqual([]);
    }
  });
});

test.each([
  ["oneOf with null", ref("Colour"), { oneOf: [nothing, ref("Colour")] }],
  ["anyOf with null", ref("Day"), { anyOf: [ref("Day"), nothing] }],
  ["a list of types", ref("Day"), { type: ["string", "null"], format: "date" }],
])("nullable by %s: compatible in a request, breaking in a reply", (_, before, after) => {
  expect(verdicts("request", before, after)).toEqual(["compatible type-changed"]);
  expect(verdicts("reply", before, after)).toEqual(["breaking type-changed"]);
  expect(verdicts("request", after, before)).toEqual(["breaking type-changed"]);
  expect(verdicts("reply", after, before)).toEqual(["compatible type-changed"]);
});

test("alternative added: compatible in a request, breaking in a reply", () => {
  for (const before of [ref("Cash"), { oneOf: [ref("Cash")] }]) {
    const after = { oneOf: [ref("Wire"), ref("Cash")] };
    expect(verdicts("request", before, after)).toEqual(["compatible alternative-added"]);
    expect(verdicts("reply", before, after)).toEqual(["breaking alternative-added"]);
    expect(verdicts("request", after, before)).toEqual(["breaking alternative-removed"]);
    expect(verdicts("reply", after, before)).toEqual(["compatible alternative-removed"]);
  }
});

test("change inside an alternative: reported there; in all alternatives: reported once", () => {
  const looser = { ...wire, required: [] };
  expect(verdicts("reply", { oneOf: [cash, wire] }, { oneOf: [cash, looser] })).toEqual([
    "breaking field-optional (alternative 2).bic",
  ]);
  const both = (note: object) => ({ type: "object", properties: { note }, oneOf: [cash, wire] });
  expect(verdicts("request", both(text), both({ type: "integer" }))).toEqual([
    "breaking type-changed (alternative 1).note",
  ]);
});

test("alternative widened while another is removed: not breaking", () => {
  const short = { ...text, maxLength: 5 };
  expect(worstOf(verdicts("request", { oneOf: [short, cash] }, { oneOf: [cash, text] }))).not.toBe("breaking");
  expect(worstOf(verdicts("reply", { oneOf: [text, cash] }, { oneOf: [cash, short] }))).not.toBe("breaking");
});

describe("discriminator comparison", () => {
  const told = (mapping: Record<string, string>, names: readonly string[], property = "kind") => ({
    oneOf: names.map(ref),
    discriminator: { propertyName: property, mapping },
  });
  const two = told({ CASH: "#/components/schemas/Cash", WIRE: "#/components/schemas/Wire" }, ["Cash", "Wire"]);

  test("discriminator: new alternative with its own value → alternative-added only", () => {
    const one = told({ CASH: "#/components/schemas/Cash" }, ["Cash"]);
    expect(verdicts("request", one, two)).toEqual(["compatible alternative-added"]);
    expect(verdicts("reply", one, two)).toEqual(["breaking alternative-added"]);
  });

  test("discriminator: bare component name → same as a reference", () => {
    expect(verdicts("reply", two, told({ CASH: "Cash", WIRE: "Wire" }, ["Cash", "Wire"]))).toEqual([]);
  });

  test("discriminator: changed mapping or property → breaking", () => {
    const swapped = told({ CASH: "#/components/schemas/Wire", WIRE: "#/components/schemas/Cash" }, ["Cash", "Wire"]);
    expect(worstOf(verdicts("reply", two, swapped))).toBe("breaking");
    const other = { ...two, discriminator: { ...two.discriminator, propertyName: "sort" } };
    expect(verdicts("reply", two, other)).toEqual(["breaking discriminator-changed"]);
  });
});

test("discriminator comparison: value of the base schema itself → wider or narrower by the mapping", () => {
  const gifts = (mapping: object) => ({
    Gift: { type: "object", properties: { kind: text }, discriminator: { propertyName: "kind", mapping } },
    Spin: { allOf: [ref("Gift"), { type: "object", properties: { spins: text } }] },
  });
  const [without, withBase] = [gifts({ spin: "Spin" }), gifts({ spin: "Spin", plain: "Gift" })];
  const verdict = (side: "request" | "reply", before: object, after: object) =>
    schemaVerdicts(side, ref("Gift"), ref("Gift"), before as typeof schemas, after as typeof schemas);
  expect(verdict("request", without, withBase)).toEqual(["compatible discriminator-changed"]);
  expect(verdict("reply", without, withBase)).toEqual(["breaking discriminator-changed"]);
  expect(verdict("request", withBase, without)).toEqual(["breaking discriminator-changed"]);
  expect(verdict("reply", withBase, without)).toEqual(["compatible discriminator-changed"]);
  expect(verdict("reply", withBase, withBase)).toEqual([]);
});
