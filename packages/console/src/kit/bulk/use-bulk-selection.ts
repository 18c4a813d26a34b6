import { toast } from "@backoffice/ui";
import type { RowData, Selection } from "@backoffice/ui/table";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState, useSyncExternalStore } from "react";
import { decisions, onDecidedChange } from "#kit/queue/queue.ts";
import { PAGING } from "#kit/list/list-total.ts";
import type { List } from "#kit/list/rows/use-list.ts";
import { useSession } from "#kit/session/session.ts";
import { MOST, type Bulk } from "./bulk.ts";
import { differs } from "./eligible-rows.ts";
import { unselectable } from "./unselectable.ts";

/** The inputs that select the rows of a list, without those of paging. */
const filtersOf = (asked: object) => JSON.stringify(Object.entries(asked).filter(([name]) => !PAGING.has(name)));

type Wanted<Row extends RowData> = {
  bulk: Bulk<Row> | undefined;
  list: List<Row>;
  /** The rows on screen: those of the list, and those of a queue that have left it. */
  rows: readonly Row[];
};

type Selected<Row> = {
  about: string;
  rows: ReadonlyMap<string, Row>;
  /** They are the matching rows of all pages, as many as can be selected. */
  matched: boolean;
};

const NOT_LISTED = "The row is no longer in this list.";

/**
 * The selected rows of a list, across pages, until its filters change. Decided and deleted rows cannot be selected, and
 * are deselected once they are (ruling 57).
 */
export const useBulkSelection = <Row extends RowData>({ bulk, list, rows }: Wanted<Row>) => {
  const client = useQueryClient();
  const session = useSession();
  const most = bulk?.most ?? MOST;
  const { source, asked } = list;
  const about = filtersOf(asked);
  // Holds the rows as they were selected: a row may be on another page or have changed since.
  const [state, setState] = useState<Selected<Row>>({ about, rows: new Map(), matched: false });
  const selected = useMemo(() => (state.about === about ? state.rows : new Map<string, Row>()), [state, about]);
  const [reading, setReading] = useState(false);
  const read = useRef<AbortController>(undefined);
  const set = (next: ReadonlyMap<string, Row>, matched = false) => setState({ about, rows: next, matched });

  const decided = useSyncExternalStore(onDecidedChange, decisions);
  const listed = useMemo(() => new Map(list.rows.map((row) => [source.id(row), row])), [list.rows, source]);
  const reasons = useMemo(() => {
    const reasonOf = (row: Row) => {
      const id = source.id(row);
      const left = decided.has(id) && !listed.has(id) ? NOT_LISTED : undefined;
      return bulk && (unselectable(bulk, row, session) ?? left);
    };
    return new Map(
      rows.flatMap((row) => {
        const reason = reasonOf(row);
        return reason === undefined ? [] : [[source.id(row), reason] as const];
      }),
    );
  }, [bulk, rows, listed, decided, session, source]);
  /** Whether a selected row is decided by now: it is shown as such, or it was decided here and left the list or changed. */
  const isClosed = (id: string, row: Row): boolean => {
    if (reasons.has(id)) return true;
    const now = listed.get(id);
    return decided.has(id) && (!now || (bulk !== undefined && differs(bulk, row, now)));
  };
  // Dropped for good: a row that is reopened later is not selected again by itself.
  const open = [...selected].filter(([id, row]) => !isClosed(id, row));
  if (open.length < selected.size) set(new Map(open), state.matched);

  const selectMatching = async () => {
    read.current?.abort();
    const { signal } = (read.current = new AbortController());
    setReading(true);
    try {
      const { readMatching } = await import("./read-matching.ts");
      const takes = (row: Row) => bulk === undefined || unselectable(bulk, row, session) === undefined;
      const matching = await readMatching({ client, source, request: asked, most, takes, signal });
      if (!signal.aborted) set(new Map(matching.map((row) => [source.id(row), row])), true);
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
    unselectable: reasons,
    // Not offered again once it is used.
    matching:
      selected.size > 0 && state.matched
        ? undefined
        : { chosen: undefined, most, onChange: () => void selectMatching() },
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
