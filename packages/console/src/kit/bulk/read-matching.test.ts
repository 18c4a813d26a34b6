import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { ListRequest, RowSource } from "#kit/list/rows/row-source.ts";
import { readMatching } from "./read-matching.ts";

const asked: ListRequest = { page: 3, itemsPerPage: 50, opId: "*", status: "PENDING" };

/** A list of `count` rows, and the inputs of its reads; `change` changes it after each of them. */
const listOf = (count: number, change: (list: number[], reads: number) => void = () => undefined) => {
  const seen: ListRequest[] = [];
  const list = Array.from({ length: count }, (_, at) => at);
  const answer = (wanted: ListRequest) => {
    seen.push(wanted);
    const first = (wanted.page - 1) * wanted.itemsPerPage;
    const page = { items: list.slice(first, first + wanted.itemsPerPage), count: list.length };
    change(list, seen.length);
    return page;
  };
  const source: RowSource<number> = {
    id: String,
    query: (wanted) => ({ queryKey: ["numbers", count, wanted], queryFn: () => Promise.resolve(answer(wanted)) }),
    page: (page) => page as { items: number[]; count: number },
  };
  return { source, seen, list };
};
const read = (source: RowSource<number>, most: number, takes: (row: number) => boolean = () => true) =>
  readMatching({
    client: new QueryClient(),
    source,
    request: asked,
    most,
    takes,
    signal: new AbortController().signal,
  });

it("select all matching: more rows than a page → all are read with the same filter, from page 1", async () => {
  const { source, seen } = listOf(1112);
  expect(await read(source, 2000)).toHaveLength(1112);
  expect(seen.map(({ page, status }) => [page, status])).toEqual([
    [1, "PENDING"],
    [2, "PENDING"],
    [3, "PENDING"],
    // All pages again, as to whether the list changed meanwhile.
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

it("select all matching: limit within a page → no row more", async () => {
  expect(await read(listOf(1112).source, 700)).toHaveLength(700);
});

it("select all matching: row leaves the list during the read → starts over, without the row", async () => {
  const { source, list } = listOf(710, (rows, reads) => {
    if (reads === 1) rows.shift();
  });
  const rows = await read(source, 2000);
  expect(rows).toHaveLength(709);
  expect(rows).toEqual(list);
});

it("select all matching: some rows cannot be selected → they are left out and do not count", async () => {
  const { source } = listOf(1112);
  const rows = await read(source, 500, (row) => row % 2 === 0);
  expect(rows).toEqual(Array.from({ length: 500 }, (_, at) => 2 * at));
});
