import { expect, test } from "vitest";
import { contractInMemory } from "../../testing/contract-in-memory.ts";
import { badValuesOf } from "./bad-values.ts";

const properties = {
  name: { type: "string", maxLength: 3 },
  order: { type: ["integer", "null"], minimum: 0 },
  state: { type: "string", enum: ["ON", "OFF"] },
  inside: { type: "object", required: ["key"], properties: { key: { type: "string", "x-origin": "inferred" } } },
};
const schema = { type: "object", required: ["name"], properties };
const example = { name: "abc", order: 1, state: "ON", inside: { key: "a" } };
const notes = {
  post: { operationId: "addNote", requestBody: { content: { "application/json": { schema, example } } } },
};

test("bad values: body → each kind that its schema forbids, with the place's origin", () => {
  const contract = contractInMemory({ paths: { "/notes": notes } });
  const values = badValuesOf(contract, contract.operations[0]!);
  expect(values.map((it) => it.where.replace("request: ", "")).toSorted()).toEqual([
    "inside (a number for another type)",
    "inside (a text for another type)",
    "inside (another object)",
    "inside (null)",
    "inside.key (a number for another type)",
    "inside.key (another object)",
    "inside.key (missing)",
    "inside.key (null)",
    "name (a number for another type)",
    "name (another object)",
    "name (missing)",
    "name (null)",
    "name (too long)",
    "order (a text for another type)",
    "order (another object)",
    "order (below the minimum)",
    "state (a number for another type)",
    "state (an unknown code)",
    "state (another object)",
    "state (null)",
  ]);
  expect(values.find((it) => it.where.includes("inside.key"))?.origin).toBe("inferred");
  expect(values.find((it) => it.where.includes("name"))?.origin).toBe("documented");
});
