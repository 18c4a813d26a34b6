import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { Asked, RowSource } from "../list/rows/row-source.ts";
import { readMatching } from "./read-matching.ts";

const asked: Asked = { page: 3, itemsPerPage: 50, opId: "*", status: "PENDING" };

/** A list of `count` rows, and the inputs of its reads. */
const listOf = (count: number) => {
  const seen: Asked[] = [];
  const source: RowSource<number> = {
    id: String,
    query: (wanted) => ({
      queryKey: ["numbers", count, wanted],
      queryFn: () => {
        seen.push(wanted);
        const first = (wanted.page - 1) * wanted.itemsPerPage;
        const length = Math.max(0, Math.min(wanted.itemsPerPage, count - first));
        return Promise.resolve({ items: Array.from({ length }, (_, at) => first + at), count });
      },
    }),
    page: (answer) => answer as { items: number[]; count: number },
  };
  return { source, seen };
};
const read = (source: RowSource<number>, most: number) =>
  readMatching(new QueryClient(), source, asked, most, new AbortController().signal);

it("select all matching: more rows than a page → all are read with the same filter, from page 1", async () => {
  const { source, seen } = listOf(1112);
  expect(await read(source, 2000)).toHaveLength(1112);
  expect(seen.map(({ page, status }) => [page, status])).toEqual([
    [1, "PENDING"],
    [2, "PENDING"],
    [3, "PENDING"],
  ]);
});

it("select all matching: more rows than the limit → rows up to the limit, no further page", async () => {
  const { source, seen } = listOf(1112);
  expect(await read(source, 500)).toEqual(Array.from({ length: 500 }, (_, at) => at));
  expect(seen).toHaveLength(1);
});
