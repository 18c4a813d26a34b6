import { expect, test } from "vitest";
import type { OpenAPI3 } from "openapi-typescript";
import { effectsFile } from "./effects.ts";
import { operationsOf } from "./operations.ts";

const responses = { 200: { content: { "application/json": { schema: { type: "object" } } } } };
const write = (operationId: string, changes?: unknown) => ({
  operationId,
  "x-effect": "write",
  ...(changes !== undefined && { "x-changes": changes }),
  responses,
});

/** The rows for what a write says it changes. */
const rowsOf = (changes: unknown, groups: object = {}): string[] => {
  const paths = {
    "/notes": { get: { operationId: "listNotes", "x-effect": "read", responses }, put: write("saveNote", changes) },
  };
  const text = effectsFile(operationsOf({ openapi: "3.1.0", "x-read-groups": groups, paths } as unknown as OpenAPI3));
  return text.split("\n").filter((it) => it.startsWith("  "));
};

test.each([
  ["its reads", ["listNotes", "showNote"], {}, ['  saveNote: ["listNotes", "showNote"],']],
  ["nothing", [], {}, ["  saveNote: [],"]],
  [
    "groups, also in groups",
    ["all"],
    { all: ["notes", "x"], notes: ["listNotes", "x"] },
    ['  saveNote: ["listNotes", "x"],'],
  ],
  ["a group of itself", ["a"], { a: ["b", "x"], b: ["a"] }, ['  saveNote: ["x"],']],
  ["no word of it", undefined, {}, []],
])("effectsFile: a write that changes %s → row of its reads, each once", (_, changes, groups, expected) => {
  expect(rowsOf(changes, groups)).toEqual(expected);
});
