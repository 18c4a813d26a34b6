import { describe, expect, test } from "vitest";
import { contractInMemory } from "../testing/contract-in-memory.ts";
import { compareContracts } from "./compare-contracts.ts";

const done = { description: "Done" };
const verdicts = (before: object, after: object, section: "paths" | "webhooks" = "paths") => {
  const [one, other] = [before, after].map((it) =>
    contractInMemory({ openapi: "3.1.0", [section]: { "/notes": { post: { operationId: "saveNote", ...it } } } }),
  );
  return compareContracts(one!, other!).map((it) => `${it.impact} ${it.rule} ${it.where}`);
};

const text = { schema: { type: "string" } };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const field = (type: string) => json({ type: "object", properties: { a: { type } } });
const list = { type: "array", items: { type: "integer" } };
const object = { type: "object", properties: { a: { type: "integer" } } };

describe("comparison of reply headers", () => {
  const change = (before: object | undefined, after: object | undefined, section?: "webhooks") => {
    const [one, other] = [before, after].map((header) => ({
      responses: { 200: { ...done, headers: header ? { "X-A": header } : {} } },
    }));
    return verdicts(one!, other!, section);
  };
  const AT = "reply 200: header x-a";

  test.each([
    [
      "another explode of an object",
      { schema: object },
      { schema: object, explode: true },
      `breaking header-writing ${AT}`,
    ],
    ["JSON instead of a text", text, json({ type: "string" }), `breaking header-writing ${AT}`],
    ["a field of JSON of another type", field("integer"), field("string"), `breaking type-changed ${AT}: a`],
    ["a field of JSON is gone", field("integer"), json({ type: "object" }), `breaking field-removed ${AT}: a`],
    ["another type", text, { schema: { type: "integer" } }, `breaking type-changed ${AT}`],
    ["it may be missing", { ...text, required: true }, text, `breaking header-optional ${AT}`],
    ["it is always there", text, { ...text, required: true }, `compatible header-required ${AT}`],
    ["it is gone", text, undefined, `breaking header-removed ${AT}`],
    ["it is new", undefined, { ...text, required: true }, `compatible header-added ${AT}`],
  ])("header of a reply: %s → %j", (_, before, after, verdict) => {
    expect(change(before, after)).toEqual([verdict]);
    expect(change(before, before)).toEqual([]);
  });

  test.each([list, { type: "integer" }])(
    "header of a reply: %j with another explode → no change, as it is sent",
    (schema) => {
      expect(change({ schema }, { schema, explode: true })).toEqual([]);
    },
  );

  test("header of a webhook's reply: the client sends it, so the reverse breaks", () => {
    expect(change(text, { ...text, required: true }, "webhooks")).toEqual([`breaking header-required ${AT}`]);
    expect(change(undefined, { ...text, required: true }, "webhooks")).toEqual([`breaking header-added ${AT}`]);
  });
});

describe("comparison of a form's parts", () => {
  const body = (encoding: object | undefined, f: object = list) => ({
    content: {
      "multipart/form-data": {
        schema: { type: "object", properties: { f } },
        ...(encoding && { encoding: { f: encoding } }),
      },
    },
  });
  const sent = (before: object | undefined, after: object | undefined, f?: object) =>
    verdicts(
      { requestBody: body(before, f), responses: { 200: done } },
      { requestBody: body(after, f), responses: { 200: done } },
    );
  const read = (before: object | undefined, after: object | undefined) =>
    verdicts({ responses: { 200: { ...done, ...body(before) } } }, { responses: { 200: { ...done, ...body(after) } } });
  const types = (contentType: string) => ({ contentType });

  test.each([
    ["fewer types", types("image/png, image/jpeg"), types("image/png")],
    ["a type of a range", types("image/*"), types("image/png")],
    ["a list where any was allowed", undefined, types("image/png")],
  ])("part of a form: %s → breaking in a request, compatible in a reply; the reverse for more", (_, more, fewer) => {
    expect(sent(more, fewer)).toEqual(["breaking part-type-removed request: f"]);
    expect(sent(fewer, more)).toEqual(["compatible part-type-added request: f"]);
    expect(read(more, fewer)).toEqual(["compatible part-type-removed reply 200: f"]);
    expect(read(fewer, more)).toEqual(["breaking part-type-added reply 200: f"]);
  });

  test("form part: same types in another order, case or notation → no change", () => {
    expect(sent(types("image/png, image/jpeg"), types("IMAGE/JPEG,image/png"))).toEqual([]);
    expect(sent(undefined, { style: "form", explode: true })).toEqual([]);
  });

  test("form part: a plain value with another explode → no change; one of any type → breaking", () => {
    expect(sent({}, { explode: false }, { type: "string" })).toEqual([]);
    expect(sent({}, { explode: false }, {})).toEqual(["breaking encoding-changed request: f"]);
  });

  test.each([
    [
      "another style",
      { explode: false },
      { style: "pipeDelimited", explode: false },
      "breaking encoding-changed request: f",
    ],
    ["no longer exploded", {}, { explode: false }, "breaking encoding-changed request: f"],
    ["an extension", {}, { "x-scan": true }, "risky encoding-changed request: f"],
    [
      "a header that must be sent",
      {},
      { headers: { "X-A": { ...text, required: true } } },
      "breaking header-added request: f: header x-a",
    ],
    [
      "a header that must be sent now",
      { headers: { "X-A": text } },
      { headers: { "X-A": { ...text, required: true } } },
      "breaking header-required request: f: header x-a",
    ],
    ["a header that may be sent", {}, { headers: { "X-A": text } }, "compatible header-added request: f: header x-a"],
  ])("part of a form: %s → %j", (_, before, after, verdict) => {
    expect(sent(before, after)).toEqual([verdict]);
  });
});
