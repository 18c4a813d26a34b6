import { useRef } from "react";
import { rowsBetween, selectedShare, withRows } from "./select-rows.ts";
import type { AllMatching, Selection } from "./types.ts";

const NONE: ReadonlySet<string> = new Set();
const OPPOSITE = { all: "none", none: "all", some: "some" } as const;

/**
 * Selecting rows of this page one by one, in ranges and all at once; what is selected on other pages stays. Once all
 * rows of the query are selected, the same moves take rows out and put them back.
 */
export const useRowSelection = (selection: Selection | undefined, ids: readonly string[], total: number) => {
  const anchor = useRef<string>(undefined);
  const all = selection?.matching?.chosen;
  const selected = selection?.selected ?? NONE;

  const share = selection && (all ? OPPOSITE[selectedShare(all.except, ids)] : selectedShare(selected, ids));
  const has = (id: string) => (all ? !all.except.has(id) : selected.has(id));
  const count = all ? Math.max(0, total - all.except.size) : selected.size;

  const write = (rows: readonly string[], on: boolean) => {
    if (all) selection?.matching?.onChange({ all: true, except: withRows(all.except, rows, !on) });
    else selection?.onChange(withRows(selected, rows, on));
  };
  /** With `range`, all rows since the last one toggled follow this one. */
  const toggle = (id: string, range: boolean) => {
    const rows = range ? rowsBetween(ids, anchor.current, id) : [id];
    anchor.current = id;
    write(rows, !has(id));
  };
  const toggleAll = () => write(ids, share !== "all");
  const clear = () => {
    if (!selection || (count === 0 && !all)) return false;
    anchor.current = undefined;
    if (all) selection.matching?.onChange(undefined);
    if (selected.size > 0) selection.onChange(NONE);
    return true;
  };
  const { matching } = selection ?? {};
  /** Given when this page is selected and there are more rows to be had. */
  const selectMatching =
    matching && !all && share === "all" && total > selected.size
      ? () => matching.onChange({ all: true, except: NONE } satisfies AllMatching)
      : undefined;
  return { enabled: selection !== undefined, all, share, has, count, toggle, toggleAll, clear, selectMatching };
};

export type RowSelection = ReturnType<typeof useRowSelection>;
