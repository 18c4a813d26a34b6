import type { OpenAPI3 } from "openapi-typescript";
import { expect, it } from "vitest";
import { editsFile } from "./edits.ts";
import { operationsOf } from "../operations.ts";

const texts = (...names: string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
});
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const write = (operationId: string, body: object) => ({
  put: { operationId, tags: ["notes"], "x-effect": "write", requestBody: json(body), responses: {} },
});
const read = (operationId: string, data: object) => ({
  post: {
    operationId,
    tags: ["notes"],
    "x-effect": "read",
    responses: { 200: json({ type: "object", properties: { data } }) },
  },
});
const editsOf = (paths: object) => {
  const api = { openapi: "3.1.0", info: { title: "Notes", version: "1" }, paths } as unknown as OpenAPI3;
  return editsFile(api, operationsOf(api));
};

it("edits: fields that the read returns and the write accepts, in the order of the body", () => {
  const paths = {
    "/notes": write("updateNote", texts("text", "key", "reason")),
    "/notes/show": read("showNote", texts("key", "text", "createdAt")),
  };
  expect(editsOf(paths)).toBe('\nexport const edits = {\n  updateNote: {"fields":["text","key"]},\n} as const;\n');
});

it("edits: record in a part of the body → the part", () => {
  const body = { type: "object", properties: { opId: { type: "string" }, dto: texts("key", "text") } };
  const paths = { "/notes": write("saveNote", body), "/notes/get": read("getNote", texts("key", "text", "opId")) };
  expect(editsOf(paths)).toContain('  saveNote: {"part":"dto","fields":["key","text"]},\n');
});

it.each([
  ["no read of its name", "listNotes", texts("text")],
  ["a read without one of its fields", "showNote", texts("other")],
])("edits: write with %s → none", (_, id, data) => {
  expect(editsOf({ "/notes": write("updateNote", texts("text")), "/notes/show": read(id, data) })).not.toContain(
    "updateNote",
  );
});
