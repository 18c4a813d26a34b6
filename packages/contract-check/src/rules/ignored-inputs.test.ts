import { expect, test } from "vitest";
import { contractInMemory } from "../testing/contract-in-memory.ts";
import { ignoredInputs } from "./ignored-inputs.ts";

type Json = { [key: string]: unknown };
const DOCUMENTED = new Map([
  ["DELETE /notes", { request: new Set(["opId"]), reply: new Set<string>(), uuids: new Set<string>() }],
  ["PUT /notes", { request: new Set(["dto", "text"]), reply: new Set<string>(), uuids: new Set<string>() }],
]);
const inferred = (more: Json = {}) => ({ type: "string", "x-origin": "inferred", ...more });
const said = (method: string, call: Json) =>
  ignoredInputs(
    contractInMemory({
      paths: {
        "/notes": { [method]: { operationId: "note", "x-origin": "documented", "x-effect": "write", ...call } },
      },
    }),
    DOCUMENTED,
  ).map(({ where, message }) => `${where}: ${message}`);
const query = (schema: Json, required: boolean) => ({
  parameters: [
    { name: "opId", in: "query", required: true, schema: { type: "string" } },
    { name: "id", in: "query", required, schema },
  ],
});
const body = (properties: Json, required: string[] = []) => ({
  requestBody: { content: { "application/json": { schema: { type: "object", required, properties } } } },
});

const UNDECIDED = "It is not said what a server does that ignores";

test.each<[string, string, Json, string[]]>([
  [
    "an optional id of a deletion",
    "delete",
    query(inferred({ "x-if-ignored": "less" }), false),
    ["request: id: A server that ignores id deletes more than was asked for."],
  ],
  ["a required id of a deletion", "delete", query(inferred(), true), [`request: id: ${UNDECIDED} id.`]],
  ["a body field", "put", body({ text: { type: "string" }, id: inferred() }), [`request: id: ${UNDECIDED} id.`]],
  [
    "a field within a documented one",
    "put",
    body({ dto: { type: "object", properties: { id: inferred() } } }),
    [`request: dto.id: ${UNDECIDED} id.`],
  ],
  [
    "a field that may be left out and is said to be refused",
    "put",
    body({ id: inferred({ "x-if-ignored": "refused" }) }),
    ["request: id: id may be left out: a server that ignores it refuses nothing."],
  ],
  [
    "a value that is none",
    "put",
    body({ id: inferred({ "x-if-ignored": "more" }) }),
    [`request: id: ${UNDECIDED} id.`],
  ],
])("ignored inputs: %s, finding is reported", (_, method, call, expected) =>
  expect(said(method, call)).toEqual(expected),
);

test.each<[string, string, Json]>([
  ["a required id that is refused", "delete", query(inferred({ "x-if-ignored": "refused" }), true)],
  ["a field of which less is done", "put", body({ id: inferred({ "x-if-ignored": "less" }) })],
  ["a documented enumeration, spelling of its values inferred", "put", body({ text: inferred({ enum: ["a"] }) })],
  ["a read", "put", { ...body({ id: inferred() }), "x-effect": "read" }],
  ["an inferred call", "put", { ...body({ id: inferred() }), "x-origin": "inferred" }],
  [
    "a field of a schema that says it for all",
    "put",
    {
      requestBody: {
        content: { "application/json": { schema: { "x-if-ignored": "less", properties: { id: inferred() } } } },
      },
    },
  ],
])("ignored inputs: %s, no finding", (_, method, call) => expect(said(method, call)).toEqual([]));
