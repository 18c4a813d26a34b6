import { expect, test } from "vitest";
import { contractOfPaths, jsonOf } from "../testing/findings-of.ts";
import { idleMarks } from "./idle-marks.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const marked = { type: "object", properties: { id: { type: "integer", readOnly: true }, pin: { writeOnly: true } } };
const findingsFor = (operation: object, schemas: object = { Note: marked }) =>
  idleMarks(contractOfPaths({ "/notes": { post: { operationId: "saveNote", ...operation } } }, { schemas })).map(
    (it) => `${it.severity} ${it.rule} ${it.where}`,
  );
const nothing = { responses: { 204: { description: "Done" } } };

test.each([
  [
    "the schema is in a request and a reply",
    { requestBody: jsonOf(ref("Note")), responses: { 200: jsonOf(ref("Note")) } },
  ],
  [
    "a list of it is in a reply",
    { requestBody: jsonOf(ref("Note")), responses: { 200: jsonOf({ items: ref("Note") }) } },
  ],
  ["nothing uses the schema", nothing],
])("idle marks: %s → no finding", (_, operation) => {
  expect(findingsFor(operation)).toEqual([]);
});

test("idle marks: readOnly where only requests have the schema, at any depth → warning", () => {
  const READ_ONLY = "warning contract/marks-have-an-effect request: id";
  expect(findingsFor({ requestBody: jsonOf(ref("Note")), ...nothing })).toEqual([READ_ONLY]);
  expect(findingsFor({ requestBody: jsonOf({ allOf: [{ properties: { note: ref("Note") } }] }), ...nothing })).toEqual([
    READ_ONLY,
  ]);
  expect(findingsFor({ parameters: [{ name: "q", in: "query", schema: marked }], ...nothing })).toEqual([READ_ONLY]);
});

test("idle marks: writeOnly where only replies have the schema → warning", () => {
  expect(findingsFor({ responses: { 200: jsonOf(ref("Note")) } })).toEqual([
    "warning contract/marks-have-an-effect reply: pin",
  ]);
});
