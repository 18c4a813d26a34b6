import { describe, expect, test } from "vitest";
import { contractOfPaths, findingsOf, jsonOf } from "../testing/findings-of.ts";
import { compareContracts } from "./compare-contracts.ts";

type Json = Record<string, unknown>;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const flag = (is: boolean) => ({ type: "boolean", const: is });
const components = {
  schemas: {
    Envelope: {
      type: "object",
      required: ["success", "messages"],
      properties: { success: flag(true), messages: { type: "array" }, error: { type: "null" } },
    },
    Refusal: {
      type: "object",
      required: ["success"],
      properties: { success: flag(false), data: {}, messages: { type: "array" }, error: { type: ["string", "null"] } },
    },
  },
};
const page = (title: Json) => ({
  allOf: [
    ref("Envelope"),
    {
      type: "object",
      required: ["data"],
      properties: { data: { type: "object", required: ["title"], properties: { title } } },
    },
  ],
});
const contractOf = (schema: unknown) =>
  contractOfPaths({ "/notes": { get: { operationId: "readNote", responses: { 200: jsonOf(schema) } } } }, components);

const text = { type: "string" };
const alone = contractOf(page(text));
const both = contractOf({ oneOf: [ref("Refusal"), page(text)] });
const said = (from: typeof alone, to: typeof alone) =>
  compareContracts(from, to).map((it) => `${it.impact} ${it.rule} ${it.where}`);

describe("refusal beside the success", () => {
  test("refusal described on one side only → compatible", () => {
    expect(said(alone, both)).toEqual(["compatible refusal-described reply 200"]);
    expect(said(both, alone)).toEqual(["compatible refusal-undescribed reply 200"]);
  });

  test("refusal on both sides: successes are compared, in any order", () => {
    const other = contractOf({ oneOf: [page({ type: ["string", "null"] }), ref("Refusal")] });
    expect(said(both, other)).toEqual(["breaking type-changed reply 200: data.title"]);
    expect(said(other, both)).toEqual(["compatible type-changed reply 200: data.title"]);
    expect(said(alone, other)).toContain("breaking type-changed reply 200: data.title");
  });

  test("refusal beside the success: reply is checked against the side that `success` names", () => {
    const say = (body: Json) => findingsOf(both, { body });
    expect(say({ success: true, messages: [], error: null, data: { title: "A" } })).toEqual([]);
    expect(say({ success: false, messages: ["No."], data: null })).toEqual([]);
    expect(say({ success: true, messages: [] })).toEqual(["error missing-field reply 200: data"]);
    expect(say({ success: true, messages: [], data: { title: 1 } })).toEqual([
      "error wrong-type reply 200: data.title",
    ]);
    expect(say({ success: false, messages: "No." })).toEqual(["error wrong-type reply 200: messages"]);
    expect(say({ messages: [], data: { title: "A" } })).toEqual(["error missing-field reply 200: success"]);
  });
});
