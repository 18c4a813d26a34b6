import { expect, test } from "vitest";
import { schemaVerdicts } from "../../testing/schema-verdicts.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Schemas that all refer to each other. */
const everyoneKnowsEveryone = (count: number, id: object) => {
  const names = Array.from(Array(count).keys(), (it) => `Node${it}`);
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        type: "object",
        properties: {
          ...(name === names.at(-1) && { id }),
          ...Object.fromEntries(names.map((it) => [`to${it}`, ref(it)])),
        },
      },
    ]),
  );
};

test("recursion: thirty mutually recursive schemas → compared", () => {
  const found = schemaVerdicts(
    "reply",
    ref("Node0"),
    ref("Node0"),
    everyoneKnowsEveryone(30, { type: "string" }),
    everyoneKnowsEveryone(30, { type: "integer" }),
  );
  expect(found).toContain("breaking type-changed toNode29.id");
});

/** A rule is a leaf, a conjunction, a disjunction or a negation of rules. */
const rules = (leaf: object) => ({
  Rule: {
    oneOf: [
      { title: "leaf", type: "object", required: ["field"], properties: { field: leaf } },
      { title: "all", type: "object", required: ["all"], properties: { all: { type: "array", items: ref("Rule") } } },
      { title: "any", type: "object", required: ["any"], properties: { any: { type: "array", items: ref("Rule") } } },
      { title: "not", type: "object", required: ["not"], properties: { not: ref("Rule") } },
    ],
  },
});

test("recursion: choice that contains itself → nearest position is reported", () => {
  const [text, maybe] = [rules({ type: "string" }), rules({ type: ["string", "null"] })];
  expect(schemaVerdicts("request", ref("Rule"), ref("Rule"), text)).toEqual([]);
  expect(schemaVerdicts("request", ref("Rule"), ref("Rule"), text, maybe)[0]).toBe(
    "compatible type-changed (leaf).field",
  );
  expect(schemaVerdicts("reply", ref("Rule"), ref("Rule"), text, maybe)[0]).toBe("breaking type-changed (leaf).field");
});

test("recursion: chain of a hundred schemas with two references each → compared", () => {
  const chain = (end: object) =>
    Object.fromEntries(
      Array.from(Array(100).keys(), (it) => [
        `Link${it}`,
        it === 99
          ? { type: "object", properties: { end } }
          : { type: "object", properties: { left: ref(`Link${it + 1}`), right: ref(`Link${it + 1}`) } },
      ]),
    );
  const found = schemaVerdicts(
    "request",
    ref("Link0"),
    ref("Link0"),
    chain({ type: "string" }),
    chain({ type: "integer" }),
  );
  expect(found.every((it) => it.startsWith("breaking type-changed"))).toBe(true);
});
