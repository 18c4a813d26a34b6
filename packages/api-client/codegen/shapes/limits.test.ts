import type { OpenAPI3 } from "openapi-typescript";
import { expect, it } from "vitest";
import { limitsFiles } from "./limits.ts";
import { operationsOf } from "../operations.ts";

const Note = {
  type: "object",
  properties: {
    key: { type: "string", minLength: 1, maxLength: 60, pattern: "^[a-z/]+$" },
    order: { type: "integer", minimum: 0, maximum: 9 },
    kind: { type: "string", enum: ["A", "B"] },
    tags: { type: "array", maxItems: 3, items: { type: "string", enum: ["X"] } },
    text: { type: "string" },
  },
};
const contract = (effect: string, schema: object) =>
  ({
    openapi: "3.1.0",
    info: { title: "Notes", version: "1" },
    paths: {
      "/notes": {
        post: {
          operationId: "saveNote",
          tags: ["notes"],
          "x-effect": effect,
          "x-permission": "edit_notes",
          parameters: [{ name: "opId", in: "query", schema: { type: "string", maxLength: 40 } }],
          requestBody: { content: { "application/json": { schema } } },
          responses: {},
        },
      },
    },
    components: { schemas: { Note } },
  }) as unknown as OpenAPI3;
const filesOf = (api: OpenAPI3) => limitsFiles(api, operationsOf(api));

it("limits: write → limits and choices of its query and body", () => {
  expect(filesOf(contract("write", { $ref: "#/components/schemas/Note" }))).toEqual({
    "limits/notes.ts": `
export const saveNote = {
  opId: { maxLength: 40 },
  key: { minLength: 1, maxLength: 60, pattern: /^[a-z/]+$/ },
  order: { minimum: 0, maximum: 9 },
  kind: { values: ["A","B"] },
  tags: { maxItems: 3, values: ["X"] },
} as const;
`,
  });
});

it("limits: record inside a body → limits under its own name", () => {
  const text = filesOf(contract("write", { type: "object", properties: { dto: Note, opId: { maxLength: 8 } } }));
  expect(text["limits/notes.ts"]).toContain("dto: { key: { minLength: 1, maxLength: 60");
  // A limit in both places is written once.
  expect(text["limits/notes.ts"]).toContain("opId: { maxLength: 8 }");
  expect(text["limits/notes.ts"]).not.toContain("40");
});

it("limits: read → none", () => {
  expect(filesOf(contract("read", Note))).toEqual({});
});
