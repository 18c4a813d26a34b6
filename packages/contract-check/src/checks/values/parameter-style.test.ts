import { describe, expect, test } from "vitest";
import { contractOfPaths, findingsOf, jsonOf } from "../../testing/findings-of.ts";

const done = { responses: { 200: jsonOf({ type: "object" }) } };
const sizes = { type: "array", items: { type: "string", enum: ["S", "M", "L"] } };
const range = {
  type: "object",
  required: ["from"],
  properties: { from: { type: "integer" }, to: { type: "integer" } },
};
const parameter = (more: object) => ({ name: "q", in: "query", ...more });
const found = (more: object, query: string) =>
  findingsOf(contractOfPaths({ "/notes": { get: { parameters: [parameter(more)], ...done } } }), {
    path: `/notes?${query}`,
  });

const FINE: [string, object, string][] = [
  ["a list, one by one", { schema: sizes }, "q=S&q=L"],
  ["a list of one", { schema: sizes }, "q=S"],
  ["a list with commas", { schema: sizes, explode: false }, "q=S,L"],
  ["a list whose commas a client has escaped", { schema: sizes, explode: false }, "q=S%2CL"],
  ["a list with bars", { schema: sizes, style: "pipeDelimited", explode: false }, "q=S|L"],
  ["a list with escaped bars", { schema: sizes, style: "pipeDelimited", explode: false }, "q=S%7CL"],
  ["a list with spaces", { schema: sizes, style: "spaceDelimited", explode: false }, "q=S+L"],
  ["an object in brackets", { schema: range, style: "deepObject" }, "q[from]=1&q%5Bto%5D=2"],
  ["an object flat", { schema: range }, "from=1&to=2"],
  ["an object with commas", { schema: range, explode: false }, "q=from,1,to,2"],
  ["JSON", { content: { "application/json": { schema: range } } }, "q=%7B%22from%22%3A1%7D"],
  [
    "a text with a comma in a list",
    { schema: { type: "array", maxItems: 1, items: { type: "string" } } },
    "q=Doe%2C+J",
  ],
];
test.each(FINE)("query parameter style: %s → no finding", (_, more, query) => {
  expect(found(more, query)).toEqual([]);
});

const WRONG: [string, object, string, string][] = [
  ["a value in a list", { schema: sizes, explode: false }, "q=S,XL", "undocumented-value request: query q"],
  [
    "a field of an object in brackets",
    { schema: range, style: "deepObject" },
    "q[from]=soon",
    "wrong-type request: query q: from",
  ],
  ["a missing field", { schema: range, style: "deepObject" }, "q[to]=2", "missing-field request: query q: from"],
  [
    "a field that is not there",
    { schema: range, style: "deepObject" },
    "q[from]=1&q[by]=2",
    "undocumented-field request: query q: by",
  ],
  [
    "a field of JSON",
    { content: { "application/json": { schema: range } } },
    'q={"from":"x"}',
    "wrong-type request: query q: from",
  ],
  ["what is no JSON", { content: { "application/json": { schema: range } } }, "q=from", "not-json request: query q"],
];
test.each(WRONG)("query parameter style: %s → finding", (_, more, query, finding) => {
  expect(found(more, query)).toEqual([`error ${finding}`]);
});

test("integer parameter: digits only", () => {
  const page = { schema: { type: "integer" } };
  for (const text of ["12", "-3", "007", "4.0"]) expect(found(page, `q=${text}`), text).toEqual([]);
  for (const text of ["0x1F", "1e3", "+5", "%2B5", "0b11", "0o7", "1_000", "%205", "Infinity", "4.5", ""])
    expect(found(page, `q=${text}`), text).toEqual(["error wrong-type request: query q"]);
});

describe("path parameter styles", () => {
  const call = (schema: object, more: object, value: string) =>
    findingsOf(
      contractOfPaths({
        "/notes/{q}": { get: { parameters: [{ name: "q", in: "path", required: true, schema, ...more }], ...done } },
      }),
      { path: `/notes/${value}` },
    );
  test.each([
    [{}, "S,L"],
    [{ style: "label" }, ".S,L"],
    [{ style: "label", explode: true }, ".S.L"],
    [{ style: "matrix" }, ";q=S,L"],
    [{ style: "matrix", explode: true }, ";q=S;q=L"],
  ])("path list with %o: %s → parsed", (more, value) => {
    expect(call(sizes, more, value)).toEqual([]);
    expect(call(sizes, more, value.replace("L", "XL"))).toEqual(["error undocumented-value request: path q"]);
  });
  test.each([
    [{}, "from,1,to,2"],
    [{ explode: true }, "from=1,to=2"],
    [{ style: "matrix", explode: true }, ";from=1;to=2"],
  ])("path object with %o: %s → parsed", (more, value) => {
    expect(call(range, more, value)).toEqual([]);
  });

  test("Accept, Authorization and Content-Type parameters: ignored", () => {
    const headers = ["Accept", "authorization", "Content-Type"].map((name) => ({
      name,
      in: "header",
      required: true,
      schema: { type: "string", format: "uuid" },
    }));
    const contract = contractOfPaths({ "/notes": { get: { parameters: headers, ...done } } });
    expect(findingsOf(contract, { headers: { accept: "*/*" } })).toEqual([]);
  });
});

test("form parts with JSON: parsed as JSON", () => {
  const schema = { type: "object", properties: { range, tags: { type: "array", items: { type: "string" } } } };
  const contract = contractOfPaths({
    "/notes": {
      post: {
        requestBody: {
          content: { "multipart/form-data": { schema, encoding: { tags: { contentType: "application/json" } } } },
        },
        ...done,
      },
    },
  });
  const sent = (from: string) =>
    `--x\r\nContent-Disposition: form-data; name="range"\r\nContent-Type: application/json\r\n\r\n{"from":${from}}\r\n` +
    '--x\r\nContent-Disposition: form-data; name="tags"\r\n\r\n["a","b"]\r\n--x--\r\n';
  const call = (from: string) =>
    findingsOf(contract, { method: "POST", sent: sent(from), sentAs: "multipart/form-data; boundary=x" });
  expect(call("1")).toEqual([]);
  expect(call('"soon"')).toEqual(["error wrong-type request: range.from"]);
});
