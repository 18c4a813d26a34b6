import type { OpenAPI3 } from "openapi-typescript";
import { describe, expect, it } from "vitest";
import { operationsOf, operationsTable } from "./operations.ts";

const json = { content: { "application/json": { schema: { type: "object" } } } };
const meaning = (effect: string, permission = "signed_in") => ({
  tags: ["notes"],
  "x-effect": effect,
  "x-permission": permission,
});
const api = {
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  paths: {
    "/notes/{id}": {
      parameters: [],
      delete: {
        operationId: "deleteNote",
        ...meaning("write", "edit_notes"),
        responses: { 200: { $ref: "#/components/responses/Done" } },
      },
      get: { operationId: "getNote", ...meaning("read"), responses: { 200: json } },
    },
    "/notes": {
      post: {
        operationId: "payNote",
        ...meaning("money", "edit_notes"),
        requestBody: { $ref: "#/components/requestBodies/Note" },
        responses: { 200: json },
      },
      put: {
        operationId: "replaceNote",
        ...meaning("write"),
        requestBody: json,
        responses: { 200: { description: "Nothing" } },
      },
    },
    "/page~1": {
      get: { operationId: "page", ...meaning("read", "public"), responses: { 302: { description: "Elsewhere" } } },
    },
  },
  components: { responses: { Done: json }, requestBodies: { Note: json } },
} as unknown as OpenAPI3;

describe("operationsOf", () => {
  it("operationsOf: each path and method → operation with tag, effect and permission", () => {
    expect(
      operationsOf(api).map(({ id, method, path, tag, effect, permission }) => [
        id,
        method,
        path,
        tag,
        effect,
        permission,
      ]),
    ).toEqual([
      ["getNote", "get", "/notes/{id}", "notes", "read", "signed_in"],
      ["deleteNote", "delete", "/notes/{id}", "notes", "write", "edit_notes"],
      ["payNote", "post", "/notes", "notes", "money", "edit_notes"],
      ["replaceNote", "put", "/notes", "notes", "write", "signed_in"],
      ["page", "get", "/page~1", "notes", "read", "public"],
    ]);
  });

  it("operationsOf: body and reply → schema pointers, references resolved", () => {
    const operations = Object.fromEntries(operationsOf(api).map(({ id, body, reply }) => [id, { body, reply }]));
    const schema = "content/application~1json/schema";
    expect(operations["getNote"]).toEqual({
      body: undefined,
      reply: `#/paths/~1notes~1{id}/get/responses/200/${schema}`,
    });
    expect(operations["deleteNote"]).toEqual({ body: undefined, reply: `#/components/responses/Done/${schema}` });
    expect(operations["payNote"]?.body).toBe(`#/components/requestBodies/Note/${schema}`);
    expect(operations["replaceNote"]).toEqual({ body: `#/paths/~1notes/put/requestBody/${schema}`, reply: undefined });
    expect(operations["page"]).toEqual({ body: undefined, reply: undefined });
  });

  it("operationsOf: query parameters → one schema; multipart bodies → form", () => {
    const form = { content: { "multipart/form-data": { schema: { type: "object" } } } };
    const paths = {
      "/files": {
        get: {
          operationId: "listFiles",
          ...meaning("read"),
          parameters: [
            { name: "page", in: "query", required: true, schema: { type: "integer" } },
            { name: "x", in: "header", schema: { type: "string" } },
            { $ref: "#/components/parameters/OpId" },
          ],
          responses: { 200: json },
        },
        post: { operationId: "addFile", ...meaning("write"), requestBody: form, responses: { 200: json } },
        put: {
          operationId: "changeFile",
          ...meaning("write"),
          requestBody: { content: { ...json.content, ...form.content } },
          responses: { 200: json },
        },
      },
    };
    const components = { parameters: { OpId: { name: "opId", in: "query", schema: { type: "string" } } } };
    const [list, add, change] = operationsOf({ ...api, paths, components } as unknown as OpenAPI3);
    expect(list?.query).toEqual({
      type: "object",
      required: ["page"],
      properties: { page: { type: "integer" }, opId: { type: "string" } },
    });
    expect([list?.form, add?.form, change?.form]).toEqual([undefined, "always", "with-file"]);
    expect(add?.formBody).toBe("#/paths/~1files/post/requestBody/content/multipart~1form-data/schema");
  });

  it("operationsOf: x-timeout → timeout in milliseconds", () => {
    const sync = { operationId: "syncNotes", ...meaning("write"), "x-timeout": 600, responses: { 200: json } };
    const slow = operationsOf({ ...api, paths: { "/notes/sync": { get: sync } } } as unknown as OpenAPI3);
    expect(operationsTable(slow)).toContain('permission: "signed_in", timeout: 600000 },');
  });

  it("operationsOf: contract without paths → empty", () => {
    expect(operationsOf({ openapi: "3.1.0", info: { title: "", version: "" } })).toEqual([]);
  });
});

describe("operationsTable", () => {
  it("operationsTable: operations → one row each, unions of reads, writes and permissions", () => {
    const table = operationsTable(operationsOf(api));
    expect(table).toContain(
      '  payNote: { id: "payNote", method: "post", path: "/notes", tag: "notes", effect: "money", permission: "edit_notes" },',
    );
    expect(table).toContain('export type ReadId =\n  | "getNote";');
    expect(table).toContain('export type WriteId =\n  | "deleteNote"\n  | "payNote";');
    expect(table).toContain('export type Permission =\n  | "edit_notes"\n  | "public"\n  | "signed_in";');
  });

  it("operationsTable: no operations → never", () => {
    expect(operationsTable([])).toContain("export type WriteId = never;");
  });
});
