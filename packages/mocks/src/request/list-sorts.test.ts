import { isDeepStrictEqual } from "node:util";
import type { ReadShape } from "@backoffice/api-client";
import { operations } from "@backoffice/api-client/contract";
import { expect, test } from "vitest";
import { callOperation } from "../testing/call-operation.ts";
import { fixedBackend } from "../testing/fixed-backend.ts";
import { reads } from "../testing/reads.ts";

const backend = fixedBackend({ scenario: "small" });
const inputs = reads(backend.db);
type Id = keyof typeof inputs;

/** The input for staff differs; seeded blocks of the small scenario all end with the same text, inside of `block`. */
const OTHERS = new Set(["listUsers", "listCmsBlocks"]);

const modules = import.meta.glob<Record<string, ReadShape>>("../../../api-client/src/generated/shapes/*.ts", {
  eager: true,
});
const CASES = Object.values(modules).flatMap((shapes) =>
  Object.entries(shapes).flatMap(([id, shape]) =>
    id in inputs && !OTHERS.has(id) && shape.sortBy.length > 0 ? [[id as Id, shape] as const] : [],
  ),
);

test.each(CASES)("%s: each sortBy → descending order differs from ascending", async (id, { rows, sortBy }) => {
  const [first] = inputs[id] as { body?: object; query?: object }[];
  const part = operations[id].method === "get" ? "query" : "body";
  const unsorted: string[] = [];
  for (const name of sortBy) {
    const sorted = async (sortDirection: string) => {
      const input = { ...first, [part]: { ...first?.[part], sortBy: name, sortDirection } };
      const { data } = await callOperation(backend, id, input as never);
      return (rows ? (data as Record<string, unknown>)[rows] : data) as Record<string, unknown>[];
    };
    const [ascending, descending] = [await sorted("asc"), await sorted("desc")];
    const values = new Set(ascending.map((it) => it[name]).filter((it) => it !== null));
    // Rows with equal values in a field keep their order; rows without such a field are expected to differ.
    const differ = values.size > 1 || (values.has(undefined) && ascending.length > 1);
    if (differ && isDeepStrictEqual(ascending, descending)) unsorted.push(name);
  }
  expect(unsorted).toEqual([]);
});
