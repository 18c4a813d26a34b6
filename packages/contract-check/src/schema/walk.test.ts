import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checker } from "../checks/checker.ts";
import { collector } from "../findings/collector.ts";
import { contractOfPaths, findingsOf, jsonOf, repliesOf } from "../testing/findings-of.ts";
import { toExchange } from "../traffic/to-exchange.ts";

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const REPLY = "reply 200: ";

describe("readOnly and writeOnly", () => {
  const member = {
    type: "object",
    required: ["code", "name", "pin"],
    properties: { code: { ...text, readOnly: true }, name: text, pin: { ...text, writeOnly: true } },
  };
  const contract = contractOfPaths({
    "/notes": { post: { requestBody: jsonOf(member), responses: { 200: jsonOf(member) } } },
  });
  const call = (sent: object, body: object) => findingsOf(contract, { method: "POST", sent, body });

  test("readOnly and writeOnly: missing in the other direction → no finding", () => {
    expect(call({ name: "A", pin: "1" }, { code: "7", name: "A" })).toEqual([]);
    expect(call({ name: "A" }, { name: "A" })).toEqual([
      "error missing-field request: pin",
      `error missing-field ${REPLY}code`,
    ]);
  });

  test("readOnly and writeOnly: present in the other direction → wrong-direction", () => {
    expect(call({ code: "7", name: "A", pin: "1" }, { code: "7", name: "A", pin: "1" })).toEqual([
      "error wrong-direction request: code",
      `error wrong-direction ${REPLY}pin`,
    ]);
  });
});

describe("discriminator", () => {
  const way = (own: string) => ({
    type: "object",
    required: ["sort", own],
    properties: { sort: text, [own]: text },
  });
  const schemas = { Boat: way("mast"), Train: way("rail") };
  const told = {
    oneOf: [ref("Boat"), ref("Train")],
    discriminator: { propertyName: "sort", mapping: { TRAIN: "Train" } },
  };

  test("discriminator: value → alternative by mapping or component name", () => {
    const [train, boat, wrong] = repliesOf(
      told,
      [
        { sort: "TRAIN", rail: "9" },
        { sort: "Boat", mast: "9" },
        { sort: "TRAIN", mast: "9" },
      ],
      { schemas },
    );
    expect([train, boat]).toEqual([[], []]);
    expect(wrong).toContain(`error missing-field ${REPLY}rail`);
  });

  test("discriminator: unknown value → one finding only", () => {
    expect(repliesOf(told, [{ sort: "PLANE", wing: 2 }], { schemas })).toEqual([
      [`error undocumented-value ${REPLY}sort`],
    ]);
  });

  test("discriminator without alternatives: components that extend the schema", () => {
    const parents = {
      Way: { type: "object", required: ["sort"], properties: { sort: text }, discriminator: { propertyName: "sort" } },
      Boat: { allOf: [ref("Way"), { type: "object", required: ["mast"], properties: { mast: text } }] },
      Ship: { allOf: [ref("Boat"), { type: "object", required: ["hold"], properties: { hold: text } }] },
    };
    const values = [{ sort: "Boat", mast: "1" }, { sort: "Boat" }, { sort: "Ship", mast: "1" }, { sort: "Raft" }];
    const found = [[], [`error missing-field ${REPLY}mast`], [`error missing-field ${REPLY}hold`]];
    expect(repliesOf(ref("Way"), values, { schemas: parents })).toEqual([
      ...found,
      [`error undocumented-value ${REPLY}sort`],
    ]);
    expect(repliesOf(ref("Boat"), values.slice(0, 2), { schemas: parents })).toEqual(found.slice(0, 2));
  });
});

test("map: position is {}, the first key that reads like a name is told with the first exchange", () => {
  const schema = { type: "object", additionalProperties: { type: "object", properties: { rate: { type: "number" } } } };
  const contract = contractOfPaths({ "/notes": { get: { responses: { 200: jsonOf(schema) } } } });
  const seenOf = (body: object) => {
    const collected = collector();
    const exchange = toExchange(
      {
        request: { method: "GET", url: "https://office.example/notes" },
        response: { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
      },
      "here",
    );
    if ("unusable" in exchange) throw new Error(exchange.unusable);
    checker(contract)(exchange, { finding: (it) => collected.add(it) });
    return collected.all().map(({ where, seen, count }) => ({ where, seen, count }));
  };
  const wrong = { rate: "1" };
  expect(seenOf({ EUR: { rate: 1 }, SEK: wrong, GBP: wrong })).toEqual([
    { where: `${REPLY}{}.rate`, seen: "here, key SEK", count: 2 },
  ]);
  expect(seenOf({ "anna@mail.example": wrong })).toEqual([{ where: `${REPLY}{}.rate`, seen: "here", count: 1 }]);
});

describe("discriminator value of the base schema itself", () => {
  const mapping = { plain: "#/components/schemas/Gift", spin: "Spin" };
  const gift = (more: object = { mapping }) => ({
    type: "object",
    required: ["kind"],
    properties: { kind: text },
    discriminator: { propertyName: "kind", ...more },
  });
  const extended = (name: string) => ({
    allOf: [ref("Gift"), { type: "object", required: [name], properties: { [name]: text } }],
  });
  const gifts = (more?: object) => ({ Gift: gift(more), Spin: extended("spins"), Cash: extended("amount") });
  const values = [{ kind: "plain" }, { kind: "spin", spins: "1" }, { kind: "plain", spins: "1" }, { kind: "other" }];
  const found = (at: string) => [
    [],
    [],
    [`error undocumented-field ${REPLY}${at}spins`],
    [`error undocumented-value ${REPLY}${at}kind`],
  ];

  test.each([
    ["the base", ref("Gift")],
    ["the base beside null", { anyOf: [ref("Gift"), { type: "null" }] }],
    ["the base in an allOf", { allOf: [ref("Gift")] }],
  ])("discriminator: %s, value mapped to the base → the base only", (_, schema) => {
    expect(repliesOf(schema, values, { schemas: gifts() })).toEqual(found(""));
  });

  test("discriminator: list of the base → each item by its value", () => {
    const lists = values.map((it) => [it]);
    expect(repliesOf({ type: "array", items: ref("Gift") }, lists, { schemas: gifts() })).toEqual(found("[]."));
  });

  test("discriminator without a mapping: name of the base → the base only", () => {
    const named = values.map((it) => ({ ...it, kind: it.kind.replace("plain", "Gift").replace("spin", "Spin") }));
    expect(repliesOf(ref("Gift"), named, { schemas: gifts({}) })).toEqual(found(""));
  });
});

describe("conditional schemas", () => {
  test("dependentSchemas and if-then-else: applied when met, their fields are known", () => {
    const schema = {
      type: "object",
      properties: { paidBy: text },
      dependentSchemas: { paidBy: { required: ["paidAt"], properties: { paidAt: text } } },
      if: { required: ["vip"], properties: { vip: { const: true } } },
      else: { properties: { vip: { type: "boolean" } } },
      // Parsed from text, because an object literal with a key `then` looks like a promise.
      ...(parse(
        "then: { required: [host], properties: { vip: { type: boolean }, host: { type: string } } }",
      ) as object),
    };
    expect(
      repliesOf(schema, [
        {},
        { paidBy: "x" },
        { paidBy: "x", paidAt: "y" },
        { vip: true },
        { vip: false },
        { host: "x" },
      ]),
    ).toEqual([
      [],
      [`error missing-field ${REPLY}paidAt`],
      [],
      [`error missing-field ${REPLY}host`],
      [],
      [`error undocumented-field ${REPLY}host`],
    ]);
  });
});

describe("oneOf", () => {
  const AMBIGUOUS = `error ambiguous-choice ${REPLY}`;
  const way = (required: string[], more: object = {}) => ({
    type: "object",
    required,
    properties: { a: text, ...more },
  });

  test("oneOf: two alternatives match → ambiguous-choice; anyOf → no finding", () => {
    const branches = [way(["a"]), way(["a"], { b: text })];
    expect(repliesOf({ oneOf: branches }, [{ a: "1" }])).toEqual([[`${AMBIGUOUS}the whole body`]]);
    expect(repliesOf({ anyOf: branches }, [{ a: "1" }])).toEqual([[]]);
  });

  test("oneOf: values, list items and nested choices → checked for ambiguity", () => {
    const number = { oneOf: [{ type: "integer" }, { type: "number" }] };
    expect(repliesOf({ type: "array", items: number }, [[1.5], [1]])).toEqual([[], [`${AMBIGUOUS}[]`]]);
    expect(repliesOf({ oneOf: [number, text] }, [2, "a"])).toEqual([[expect.stringContaining(REPLY)], []]);
  });

  test("oneOf: discriminator → decides without ambiguity", () => {
    const schemas = { Boat: way(["a"]), Train: way(["a"]) };
    const told = { oneOf: [ref("Boat"), ref("Train")], discriminator: { propertyName: "a" } };
    expect(repliesOf(told, [{ a: "Boat" }], { schemas })).toEqual([[]]);
  });
});

test("OpenAPI 3.0: nullable reference by allOf → null accepted", () => {
  const schemas = { Note: { type: "object", required: ["id"], properties: { id: text } } };
  const reply = { type: "object", properties: { note: { nullable: true, allOf: [ref("Note")] } } };
  const contract = contractOfPaths({ "/notes": { get: { responses: { 200: jsonOf(reply) } } } }, { schemas }, "3.0.3");
  const findingsFor = (note: unknown) => findingsOf(contract, { body: { note } });
  expect([findingsFor(null), findingsFor({ id: "1" })]).toEqual([[], []]);
  expect(findingsFor({})).toEqual([`error missing-field ${REPLY}note.id`]);
});

test("dependentRequired: missing field → named", () => {
  const schema = { type: "object", properties: { card: text, cvv: text }, dependentRequired: { card: ["cvv"] } };
  expect(repliesOf(schema, [{ card: "1", cvv: "2" }, {}, { card: "1" }])).toEqual([
    [],
    [],
    [`error missing-field ${REPLY}cvv`],
  ]);
});

test("multipleOf: decimal arithmetic", () => {
  const amounts = { type: "array", items: { type: "number", multipleOf: 0.01 } };
  expect(repliesOf(amounts, [[19.99, 1.1, 0.07, 4.35], [19.999]])).toEqual([[], [`error out-of-bounds ${REPLY}[]`]]);
});

describe("additionalProperties and unevaluatedProperties", () => {
  test("additionalProperties: false in one part of allOf → other keys are undocumented", () => {
    const schema = {
      allOf: [
        { type: "object", properties: { a: text }, additionalProperties: false },
        { type: "object", properties: { b: text } },
      ],
    };
    expect(repliesOf(schema, [{ a: "1" }, { a: "1", b: "2" }])).toEqual([[], [`error undocumented-field ${REPLY}b`]]);
  });

  test("unevaluatedProperties: all parts and the chosen alternative count", () => {
    const schema = {
      type: "object",
      allOf: [{ properties: { a: text } }],
      oneOf: [
        { required: ["b"], properties: { b: text } },
        { required: ["c"], properties: { c: text } },
      ],
      unevaluatedProperties: false,
    };
    expect(
      repliesOf(schema, [
        { a: "1", b: "2" },
        { b: "2", c: "3" },
      ]),
    ).toEqual([[], [`error ambiguous-choice ${REPLY}the whole body`, `error undocumented-field ${REPLY}c`]]);
  });
});

describe("nested choices", () => {
  const Rule = {
    oneOf: [
      { type: "object", required: ["is"], properties: { is: text } },
      { type: "object", required: ["every"], properties: { every: { type: "array", items: ref("Rule") } } },
      { type: "object", required: ["some"], properties: { some: { type: "array", items: ref("Rule") } } },
    ],
  };
  const nested = (depth: number, leaf: unknown): unknown =>
    depth === 0 ? leaf : { [depth % 2 ? "every" : "some"]: [nested(depth - 1, leaf)] };

  // If the work doubled at each level, 60 levels would never end.
  test("nested choices: 60 levels → no exponential work, deep fault found", () => {
    const [clean, wrong] = repliesOf(ref("Rule"), [nested(60, { is: "SE" }), nested(60, { is: 5 })], {
      schemas: { Rule },
    });
    expect(clean).toEqual([]);
    expect(wrong).toEqual([expect.stringMatching(/^error wrong-type .*\.is$/)]);
  });

  test("nested choices: schema is its own alternative → ends", () => {
    const Loop = { anyOf: [ref("Loop"), text] };
    expect(repliesOf(ref("Loop"), ["a", 5], { schemas: { Loop } })).toEqual([
      [],
      [`error wrong-type ${REPLY}the whole body`],
    ]);
  });
});

test("inexact numbers: too many digits of money or beyond double precision → warning", () => {
  const money = { type: "number", format: "money" };
  const schema = { type: "object", properties: { sum: money, ratio: { type: "number" }, id: { type: "integer" } } };
  expect(
    repliesOf(schema, [
      { sum: 12.34, ratio: 0.1 + 0.2, id: Number.MAX_SAFE_INTEGER },
      { sum: 0.1 + 0.2 },
      { sum: 1e-7 },
      { id: 2 ** 60 },
    ]),
  ).toEqual([[], [`warning imprecise-number ${REPLY}sum`], [], [`warning imprecise-number ${REPLY}id`]]);
});
