import { expect, test } from "vitest";
import { contractOfPaths, findingsOf } from "../testing/findings-of.ts";
import { mediaType } from "./media-type.ts";

const WHOLE = "reply 200: the whole body";
const of = (field: string) => ({
  schema: { type: "object", required: [field], properties: { [field]: { type: "string" } } },
});
const found = (content: object, type: string, body: unknown) =>
  findingsOf(contractOfPaths({ "/notes": { get: { responses: { 200: { description: "Done", content } } } } }), {
    type,
    body,
  });

test("mediaType: lower case, no charset, sorted parameters", () => {
  expect(mediaType('Application/JSON; Charset="UTF-8"')).toBe("application/json");
  expect(mediaType("application/json;version=2; profile=x")).toBe("application/json;profile=x;version=2");
});

test("media type: charset in the contract → ignored", () => {
  const content = { "application/json; charset=utf-8": of("a") };
  expect(found(content, "application/json; charset=utf-8", { a: "1" })).toEqual([]);
  expect(found(content, "application/json", { a: 1 })).toEqual(["error wrong-type reply 200: a"]);
});

test("media type range: matches its types only", () => {
  const content = { "image/*": { schema: { type: "string", format: "binary" } } };
  expect(found(content, "image/webp", "RIFF")).toEqual([]);
  expect(found(content, "video/webm", "webm")).toEqual([`error wrong-content-type ${WHOLE}`]);
  expect(found({ "application/*": of("a") }, "application/json", { a: 1 })).toEqual(["error wrong-type reply 200: a"]);
});

test("media types: several match → most specific one applies", () => {
  const content = { "*/*": {}, "application/json": of("a"), "application/problem+json": of("title"), "text/csv": {} };
  expect(found(content, "application/problem+json", { title: "No" })).toEqual([]);
  expect(found(content, "application/problem+json", { a: "1" })).toContain("error missing-field reply 200: title");
  expect(found(content, "text/csv", "a,b")).toEqual([]);
  const versions = { "application/json; version=1": of("a"), "application/json; version=2": of("b") };
  expect(found(versions, "application/json; version=2", { b: "1" })).toEqual([]);
  expect(found(versions, "application/json; version=2", { a: "1" })).toContain("error missing-field reply 200: b");
});

test("JSON body: byte order mark → ignored", () => {
  expect(found({ "application/json": of("a") }, "application/json", '\uFEFF{"a":"1"}')).toEqual([]);
});

test("undocumented body: finding; body of a redirect → ignored", () => {
  const contract = contractOfPaths({
    "/notes": { delete: { responses: { 200: { description: "Done" }, 302: { description: "Elsewhere" } } } },
  });
  expect(findingsOf(contract, { method: "DELETE", body: { left: 1 } })).toEqual([`error undocumented-field ${WHOLE}`]);
  expect(findingsOf(contract, { method: "DELETE", body: null })).toEqual([]);
  expect(
    findingsOf(contract, {
      method: "DELETE",
      status: 302,
      reply: { location: "/" },
      type: "text/html",
      body: "<a>Moved</a>",
    }),
  ).toEqual([]);
});
