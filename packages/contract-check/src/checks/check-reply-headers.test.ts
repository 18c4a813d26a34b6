import { describe, expect, test } from "vitest";
import { contractOfPaths, findingsOf, jsonOf } from "../testing/findings-of.ts";

const replyWith = (headers: object) => ({ ...jsonOf({ type: "object" }), headers });
const contractOf = (responses: object, method = "get") => contractOfPaths({ "/notes": { [method]: { responses } } });
const total = { required: true, schema: { type: "integer" } };

describe("reply headers", () => {
  const contract = contractOf({
    200: replyWith({
      "X-Total": total,
      "X-Tags": { schema: { type: "array", items: { enum: ["a", "b"] } } },
      "X-Page": {
        content: { "application/json": { schema: { type: "object", properties: { n: { type: "integer" } } } } },
      },
      "X-Guess": { "x-origin": "inferred", schema: { type: "integer" } },
      "Content-Type": { required: true, schema: { const: "text/plain" } },
    }),
  });
  const findingsFor = (headers: Record<string, string>, method = "GET") =>
    findingsOf(contract, { headers: {}, method, reply: headers });

  test.each([
    ["required and there", { "x-total": "3" }, []],
    ["required and missing", {}, ["error missing-header reply 200: header X-Total"]],
    ["of another type", { "x-total": "many" }, ["error wrong-type reply 200: header X-Total"]],
    ["a list with spaces", { "x-total": "3", "x-tags": "a, b" }, []],
    [
      "a list with an unknown value",
      { "x-total": "3", "x-tags": "a, c" },
      ["error undocumented-value reply 200: header X-Tags"],
    ],
    ["JSON", { "x-total": "3", "x-page": '{"n":1}' }, []],
    [
      "JSON of another type",
      { "x-total": "3", "x-page": '{"n":"1"}' },
      ["error wrong-type reply 200: header X-Page: n"],
    ],
    ["broken JSON", { "x-total": "3", "x-page": "{" }, ["error not-json reply 200: header X-Page"]],
    ["inferred only", { "x-total": "3", "x-guess": "no" }, ["warning wrong-type reply 200: header X-Guess"]],
  ])("reply header: %s", (_, headers, expected) => {
    expect(findingsFor(headers)).toEqual(expected);
  });

  test("reply header: HEAD response or recording without headers → not reported as missing", () => {
    expect(findingsFor({}, "HEAD")).toEqual([]);
    expect(findingsOf(contract, { reply: null })).toEqual([]);
  });
});

test("reply header: referenced reply and header → checked under their status", () => {
  const responses = { Gone: { description: "Gone", headers: { "X-Since": { $ref: "#/components/headers/Since" } } } };
  const components = { responses, headers: { Since: { required: true, schema: { type: "string", format: "date" } } } };
  const paths = { "/notes": { get: { responses: { "4XX": { $ref: "#/components/responses/Gone" } } } } };
  const contract = contractOfPaths(paths, components);
  const findingsFor = (reply: object) => findingsOf(contract, { status: 410, body: null, reply });
  expect(findingsFor({ "x-since": "2026-11-02" })).toEqual([]);
  expect(findingsFor({ "x-since": "November" })).toEqual(["error wrong-format reply 4XX: header X-Since"]);
  expect(findingsFor({})).toEqual(["error missing-header reply 4XX: header X-Since"]);
});

describe("redirect without Location", () => {
  const redirect = (header: object) =>
    contractOf({ 303: { description: "Elsewhere", headers: { Location: { schema: { type: "string" }, ...header } } } });
  const call = (header: object, reply: object, more: object = {}) =>
    findingsOf(redirect(header), { status: 303, body: null, reply, ...more });

  test("Location: required and missing → error; optional and missing → warning; present → no finding", () => {
    expect(call({ required: true }, {})).toEqual(["error missing-header reply 303: header Location"]);
    expect(call({}, {})).toEqual(["warning missing-header reply 303: header Location"]);
    expect(call({ required: true }, { location: "/notes/7" })).toEqual([]);
  });

  test("Location: not in the contract → warning", () => {
    const contract = contractOf({ 303: { description: "Elsewhere" }, 304: { description: "The same" } });
    const findingsFor = (status: number) => findingsOf(contract, { status, body: null, reply: {} });
    expect(findingsFor(303)).toEqual(["warning missing-header reply 303: header Location"]);
    expect(findingsFor(304)).toEqual([]);
  });

  test("Location: HAR has redirectURL → no finding", () => {
    expect(call({ required: true }, {}, { redirectURL: "/notes/7" })).toEqual([]);
  });
});

describe("Set-Cookie", () => {
  const contract = contractOf({
    200: replyWith({ "Set-Cookie": { required: true, schema: { type: "string", pattern: "^(?:a|b)=" } } }),
  });
  test("Set-Cookie: each line is checked separately; none recorded → warning", () => {
    const findingsFor = (lines: string[]) =>
      findingsOf(contract, { reply: lines.length > 0 ? { "set-cookie": lines } : {} });
    expect(findingsFor(["a=1; Path=/", "b=2"])).toEqual([]);
    expect(findingsFor(["a=1", "c=2"])).toEqual(["error out-of-bounds reply 200: header Set-Cookie"]);
    expect(findingsFor([])).toEqual(["warning missing-header reply 200: header Set-Cookie"]);
  });
});
