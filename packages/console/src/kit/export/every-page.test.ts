import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { everyPage } from "./every-page.ts";
import type { ListRequest, RowSource } from "#kit/list/rows/row-source.ts";

const request: ListRequest = { page: 3, itemsPerPage: 50, opId: "*", status: "OPEN" };
const source = (answers: (page: number) => unknown) => {
  const seen: ListRequest[] = [];
  const rows: RowSource<number> = {
    id: String,
    query: (pageRequest) => ({
      queryKey: ["numbers", pageRequest],
      queryFn: () => {
        seen.push(pageRequest);
        return Promise.resolve(answers(pageRequest.page));
      },
      retry: false,
    }),
    page: (answer) => answer as { items: number[]; count: number },
  };
  return { rows, seen };
};
const all = async (rows: RowSource<number>, inOneCall?: number) => {
  const pages = [];
  const { signal } = new AbortController();
  for await (const page of everyPage(new QueryClient(), rows, request, signal, inOneCall)) pages.push(page.rows);
  return pages;
};

it("everyPage: several pages → read from first to last with the same filters", async () => {
  const { rows, seen } = source((page) => ({ items: page === 3 ? [5] : [page * 2 - 1, page * 2], count: 5 }));
  expect(await all(rows)).toEqual([[1, 2], [3, 4], [5]]);
  expect(seen.map(({ page, status, itemsPerPage }) => [page, status, itemsPerPage])).toEqual([
    [1, "OPEN", 500],
    [2, "OPEN", 500],
    [3, "OPEN", 500],
    // Read again to compare.
    [1, "OPEN", 500],
    [2, "OPEN", 500],
    [3, "OPEN", 500],
  ]);
});

it("everyPage: documented number of rows → one request", async () => {
  const { rows, seen } = source(() => ({ items: [1, 2], count: 5 }));
  expect(await all(rows, 2)).toEqual([[1, 2]]);
  expect(seen).toMatchObject([{ page: 1, itemsPerPage: 2 }]);
});

/** Exports a list of `rows` rows, newest first, which changes after each of the first `until` answers. */
const moving = async (change: "decided" | "added" | "replaced", rows: number, until: number) => {
  const list = Array.from({ length: rows }, (_, at) => at);
  let answers = 0;
  const { rows: read } = source((page) => {
    const answer = { items: list.slice((page - 1) * 500, page * 500), count: list.length };
    answers += 1;
    if (answers <= until) {
      list.splice(0, change === "added" ? 0 : 1, ...(change === "added" ? [-answers] : []));
      // As many rows as before, none of them twice.
      if (change === "replaced") list.push(rows + answers);
    }
    return answer;
  });
  let [file, moved]: [number[], boolean | undefined] = [[], false];
  for await (const page of everyPage(new QueryClient(), read, request, new AbortController().signal)) {
    file = page.again ? [...page.rows] : [...file, ...page.rows];
    ({ moved } = page);
  }
  return { file, list, moved };
};

it.each(["decided", "added", "replaced"] as const)(
  "everyPage: row %s while 710 are read → all are reread, each once",
  async (change) => {
    const { file, list, moved } = await moving(change, 710, 1);
    expect([file, moved]).toEqual([list, false]);
  },
);

it.each(["decided", "added", "replaced"] as const)(
  "everyPage: row %s with each answer → each row once, reported as moved",
  async (change) => {
    const { file, moved } = await moving(change, 1710, 100);
    expect(new Set(file).size).toBe(file.length);
    expect(moved).toBe(true);
  },
);

it("everyPage: a row leaves page 2 of 5 and another joins page 5 before that is read → all pages are reread", async () => {
  const list = Array.from({ length: 2300 }, (_, at) => at);
  let answers = 0;
  const { rows } = source((page) => {
    const answer = { items: list.slice((page - 1) * 500, page * 500), count: list.length };
    answers += 1;
    if (answers === 2) {
      list.splice(700, 1);
      list.splice(2250, 0, 2300);
    }
    return answer;
  });
  expect((await all(rows)).slice(5).flat()).toEqual(list);
});

it("everyPage: page 2 repeats a row, same count → row once, then all are reread", async () => {
  let answers = 0;
  // After the first answer a row is added at the top and the last one leaves.
  const { rows } = source((page) => {
    answers += 1;
    return { items: page === 2 ? [2, 3] : answers === 1 ? [1, 2] : [0, 1], count: 4 };
  });
  expect(await all(rows)).toEqual([[1, 2], [3], [0, 1], [2, 3]]);
});

it("everyPage: row decided after the last answer → no reread", async () => {
  const { file, moved } = await moving("decided", 300, 1);
  expect([file.length, moved]).toEqual([300, false]);
});

it("everyPage: rows vanish during the read → ends", async () => {
  const { rows } = source((page) => (page === 1 ? { items: [1], count: 5 } : { items: [], count: 1 }));
  expect((await all(rows)).flat()).toEqual([1, 1, 1]);
});

it("everyPage: rows are counted but missing → error, so that no export is partial", async () => {
  const { rows } = source((page) => ({ items: page === 1 ? [1] : [], count: 5 }));
  await expect(all(rows)).rejects.toThrow("The list ended after 1 of 5 rows.");
});

it("everyPage: call fails → same error", async () => {
  const { rows } = source(() => {
    throw new Error("The server is in trouble.");
  });
  await expect(all(rows)).rejects.toThrow("The server is in trouble.");
});

it("everyPage: aborted → no further request", async () => {
  const stop = new AbortController();
  const { rows, seen } = source((page) => ({ items: [page], count: 9 }));
  const pages = everyPage(new QueryClient(), rows, request, stop.signal);
  await pages.next();
  stop.abort();
  expect(await pages.next()).toEqual({ value: undefined, done: true });
  expect(seen).toHaveLength(1);
});
