import { expect, test } from "vitest";
import { contractInMemory } from "../testing/contract-in-memory.ts";
import { compareContracts } from "./compare-contracts.ts";

const reply = (name: string) => ({
  responses: { 200: { content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } } } },
});
const list = (name: string) => ({ type: "array", items: { $ref: `#/components/schemas/${name}` } });

/** Folders contain files and folders; files refer to their folder. */
const folders = (size: object, paths: object = {}) =>
  contractInMemory({
    openapi: "3.1.0",
    paths: {
      "/folders/{id}": { get: { operationId: "showFolder", ...reply("Folder") } },
      "/files/{id}": { get: { operationId: "showFile", ...reply("File") } },
      ...paths,
    },
    components: {
      schemas: {
        Folder: { type: "object", properties: { folders: list("Folder"), files: list("File") } },
        File: { type: "object", properties: { size, folder: { $ref: "#/components/schemas/Folder" } } },
      },
    },
  });
const found = (before: ReturnType<typeof folders>, after: ReturnType<typeof folders>) =>
  compareContracts(before, after).map((it) => `${it.impact} ${it.rule} ${it.operation} ${it.where}`);

test("compareContracts: recursive schemas → compared completely", () => {
  const [before, after] = [folders({ type: "integer" }), folders({ type: "string" })];
  expect(found(before, folders({ type: "integer" }))).toEqual([]);
  expect(found(before, after)).toEqual([
    "breaking type-changed showFolder reply 200: files[].size",
    "breaking type-changed showFile reply 200: size",
    "breaking type-changed showFile reply 200: folder.files[].size",
  ]);
});

test("compareContracts: renamed path parameter → risky", () => {
  const size = { type: "integer" };
  const file = (name: string) => ({
    [`/files/{${name}}/name`]: {
      get: {
        operationId: "showFileName",
        parameters: [{ name, in: "path", required: true, schema: { type: "string" } }],
        responses: {},
      },
    },
  });
  expect(found(folders(size, file("id")), folders(size, file("fileId")))).toEqual([
    "risky parameter-renamed showFileName request: path fileId",
  ]);
});

test("compareContracts: groups of reads → compared by what they stand for", () => {
  const saving = (changes: string[], groups: object) =>
    contractInMemory({
      openapi: "3.1.0",
      "x-read-groups": groups,
      paths: { "/files": { put: { operationId: "saveFile", "x-changes": changes, responses: {} } } },
    });
  const before = saving(["files", "showFolder"], { files: ["showFile"] });
  expect(found(before, saving(["showFolder", "showFile"], {}))).toEqual([]);
  expect(found(before, saving(["all", "showFolder"], { all: ["files", "all"], files: ["showFile"] }))).toEqual([]);
  expect(found(before, saving(["files", "showFolder"], { files: ["showFile", "listFiles"] }))).toEqual([
    "risky changes-added saveFile x-changes",
  ]);
});
