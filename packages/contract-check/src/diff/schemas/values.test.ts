import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { schemaVerdicts, worstOf } from "../../testing/schema-verdicts.ts";

/** Schemas of single values, each usable as an alternative of a choice. */
const single = fc.oneof(
  fc.constantFrom({ type: "string" }, { type: "boolean" }, { type: "integer" }, { type: "number" }, { type: "null" }),
  fc.uniqueArray(fc.constantFrom("A", "B", "C"), { minLength: 1 }).map((values) => ({ enum: values })),
  fc.constantFrom("A", "B", 1, true, null).map((value) => ({ const: value })),
  fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })).map(([low, more]) => ({
    type: "integer",
    minimum: low,
    maximum: low + more,
  })),
  fc.uniqueArray(fc.constantFrom("string", "integer", "null"), { minLength: 1 }).map((types) => ({ type: types })),
);

/** Values that distinguish these schemas. */
const VALUES = ["A", "B", "C", "", "other", true, false, null, 0, 1, 2, 3, 4, 5, 6, 7, -1, 0.5, 1e9, [], {}];

const ajv = new Ajv2020({ strict: false });
const isAllowed = (schema: object) => {
  const validate = ajv.compile(schema);
  return (value: unknown) => validate(value);
};

/** Whether one schema allows a value that the other rejects. */
const allowsMore = (one: object, other: object) => {
  const [first, second] = [isAllowed(one), isAllowed(other)];
  return VALUES.some((it) => first(it) && !second(it));
};

const choice = fc.oneof(
  single,
  fc.array(single, { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
  fc.tuple(single, single, single).map(([one, other, inner]) => ({ anyOf: [one, { anyOf: [other, inner] }] })),
);

test("schemaVerdicts: random schemas → breaking exactly if a value is lost or new", () => {
  fc.assert(
    fc.property(choice, choice, (before, after) => {
      const [request, reply] = (["request", "reply"] as const).map((side) =>
        worstOf(schemaVerdicts(side, before, after)),
      );
      const [less, more] = [allowsMore(before, after), allowsMore(after, before)];
      expect(request === "breaking", `request: ${request}`).toBe(less);
      // A looser limit in a reply may mislead but not fail: risky.
      expect(reply === "breaking" || reply === "risky", `reply: ${reply}`).toBe(more);
    }),
    { numRuns: 400, seed: 20_261_125 },
  );
});

test("schemaVerdicts: schema against itself → no change", () => {
  fc.assert(
    fc.property(choice, (schema) => {
      for (const side of ["request", "reply"] as const) expect(schemaVerdicts(side, schema, schema)).toEqual([]);
    }),
    { numRuns: 200, seed: 20_261_125 },
  );
});

const divisor = fc.constantFrom(0.001, 0.01, 0.1, 0.25, 0.5, 1, 2, 2.5, 5, 10);
const multiple = fc
  .record({ type: fc.constantFrom("integer", "number"), said: fc.uniqueArray(divisor, { maxLength: 2 }) })
  .map(({ type, said }) => ({ type, allOf: said.map((multipleOf) => ({ multipleOf })) }));
/** Values in ten-thousandths that distinguish these divisors. */
const VALUES_OF_DIVISORS = [
  5, 10, 100, 1000, 2500, 5000, 10_000, 20_000, 25_000, 30_000, 50_000, 100_000, 250_000, 1_000_000,
];
const isMultiple = ({ type, allOf }: { type: string; allOf: readonly { multipleOf: number }[] }, value: number) =>
  [...(type === "integer" ? [1] : []), ...allOf.map((it) => it.multipleOf)].every(
    (it) => value % Math.round(it * 10_000) === 0,
  );

test("schemaVerdicts: multipleOf → breaking exactly if a multiple is lost or new", () => {
  fc.assert(
    fc.property(multiple, multiple, (before, after) => {
      fc.pre(before.type === after.type);
      const lost = VALUES_OF_DIVISORS.some((it) => isMultiple(before, it) && !isMultiple(after, it));
      const isNew = VALUES_OF_DIVISORS.some((it) => isMultiple(after, it) && !isMultiple(before, it));
      expect(worstOf(schemaVerdicts("request", before, after)) === "breaking").toBe(lost);
      expect(["breaking", "risky"].includes(worstOf(schemaVerdicts("reply", before, after)))).toBe(isNew);
      expect(schemaVerdicts("request", before, after).length === 0).toBe(!lost && !isNew);
    }),
    { numRuns: 300, seed: 20_261_125 },
  );
});
