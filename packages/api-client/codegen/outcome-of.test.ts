import type { OpenAPI3 } from "openapi-typescript";
import { expect, it } from "vitest";
import { outcomeOf } from "./outcome-of.ts";

const outcomeIn = (data: object) => {
  const reply = { oneOf: [{ required: ["messages"] }, { allOf: [{ required: ["data"], properties: { data } }] }] };
  const answer = { type: "object", properties: { status: { type: "integer", "x-outcome": { done: 1, undone: 0 } } } };
  const api = { components: { schemas: { Answer: answer, Reply: reply } } } as unknown as OpenAPI3;
  return outcomeOf(api, "#/components/schemas/Reply");
};

it.each([
  ["a marked field", { $ref: "#/components/schemas/Answer" }, { field: "status", done: 1, undone: 0 }],
  ["no marked field", { type: "object", properties: { status: { type: "integer" } } }, undefined],
  ["nothing", { type: "null" }, undefined],
])("outcomeOf: answer with %s → %j", (_, data, outcome) => expect(outcomeIn(data)).toEqual(outcome));
