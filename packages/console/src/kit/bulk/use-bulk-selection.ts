import { toast } from "@backoffice/ui";
import type { RowData, Selection } from "@backoffice/ui/table";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { PAGING } from "../list/list-total.ts";
import type { List } from "../list/rows/use-list.ts";
import { MOST } from "./bulk.ts";

/** The inputs that select the rows of a list, without those of paging. */
const filtersOf = (asked: object) => JSON.stringify(Object.entries(asked).filter(([name]) => !PAGING.has(name)));

type Wanted<Row extends RowData> = { list: List<Row>; rows: readonly Row[]; most?: number | undefined };

/** The selected rows of a list, across pages, until its filters change. */
export const useBulkSelection = <Row extends RowData>({ list, rows, most = MOST }: Wanted<Row>) => {
  const client = useQueryClient();
  const { source, asked } = list;
  const about = filtersOf(asked);
  // Holds the rows as they were selected: a row may be on another page or have changed since.
  const [state, setState] = useState<{ about: string; rows: ReadonlyMap<string, Row> }>({ about, rows: new Map() });
  const selected = useMemo(() => (state.about === about ? state.rows : new Map<string, Row>()), [state, about]);
  const [reading, setReading] = useState(false);
  const read = useRef<AbortController>(undefined);
  const set = (next: ReadonlyMap<string, Row>) => setState({ about, rows: next });

  const selectMatching = async () => {
    read.current?.abort();
    const { signal } = (read.current = new AbortController());
    setReading(true);
    try {
      const { readMatching } = await import("./read-matching.ts");
      const matching = await readMatching(client, source, asked, most, signal);
      if (!signal.aborted) set(new Map(matching.map((row) => [source.id(row), row])));
    } catch {
      if (!signal.aborted) toast.error("The rows could not be loaded. Nothing more was selected.");
    } finally {
      if (read.current?.signal === signal) setReading(false);
    }
  };
  const selection: Selection = {
    selected: useMemo(() => new Set(selected.keys()), [selected]),
    onChange: (ids) => {
      read.current?.abort();
      setReading(false);
      const known = new Map([...rows.map((row) => [source.id(row), row] as const), ...selected]);
      set(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : []))));
    },
    matching: { chosen: undefined, most, onChange: () => void selectMatching() },
  };
  /** Each row as it was selected, and in its latest version. */
  const entries = useMemo(() => {
    const now = new Map(rows.map((row) => [source.id(row), row]));
    return [...selected].map(([id, row]) => ({ selected: row, latest: now.get(id) ?? row }));
  }, [selected, rows, source]);
  return {
    selection,
    entries,
    reading,
    /** Deselects all other rows. */
    keep: (ids: ReadonlySet<string>) => set(new Map([...selected].filter(([id]) => ids.has(id)))),
  };
};
