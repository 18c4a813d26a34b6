import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import type { List } from "#kit/list/rows/use-list.ts";
import type { RowSource } from "#kit/list/rows/row-source.ts";
import type { Bulk } from "./bulk.ts";
import { useBulkSelection } from "./use-bulk-selection.ts";

type Row = { id: string; status: string };

const ALL: Row[] = ["a", "b", "c", "d"].map((id) => ({ id, status: "PENDING" }));
const source: RowSource<Row> = {
  id: ({ id }) => id,
  query: (wanted) => ({
    queryKey: ["rows", wanted],
    queryFn: () => Promise.resolve({ items: ALL, count: ALL.length }),
  }),
  page: (answer) => answer as { items: Row[]; count: number },
};
const rows = ALL.slice(0, 2);
const list = { rows, source, asked: { page: 1, itemsPerPage: 2, opId: "*" } } as unknown as List<Row>;
const bulk: Bulk<Row> = { noun: ["row", "rows"], name: ({ id }) => id, decisive: ["status"], most: 3, actions: [] };

it("bulk selection: first 3 of 4 rows selected → they are not offered again until the selection changes", async () => {
  const { wrapper } = inConsole({});
  const { result } = renderHook(() => useBulkSelection({ bulk, list, rows }).selection, { wrapper });
  act(() => result.current.onChange(new Set(["a", "b"])));
  act(() => result.current.matching!.onChange({ all: true, except: new Set() }));
  await waitFor(() => expect(result.current.selected).toEqual(new Set(["a", "b", "c"])));
  expect(result.current.matching).toBeUndefined();
  act(() => result.current.onChange(new Set(["a", "b"])));
  expect(result.current.matching).toBeDefined();
});
