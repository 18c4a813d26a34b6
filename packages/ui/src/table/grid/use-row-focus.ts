import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cellOf, focusCell } from "./focus-cell.ts";
import { currentIndex, type FocusedRow } from "./current-index.ts";
import type { Grid } from "../features.ts";
import { nextRow } from "../rows/next-row.ts";
import type { RowData } from "../types.ts";
import type { RowCursor } from "./row-cursor.ts";
import type { CellKeys } from "./use-cells.ts";
import { KEYS, pressed } from "../../keys/keys.ts";

type RowFocus<Row extends RowData> = {
  table: Grid<Row>;
  element: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  onEnter: (index: number) => void;
  onSpace: (index: number, range: boolean) => void;
  /** Handles Escape; returns whether it had an effect. */
  onEscape: () => boolean;
  /** Handles Left and Right on a row before its cells do; returns whether they had an effect. */
  onAcross: (index: number, forth: boolean) => boolean;
  cells: CellKeys;
  cursor: Ref<RowCursor> | undefined;
};

const rowAt = (element: HTMLElement | null, index: number) =>
  element?.querySelector<HTMLElement>(`:scope > tbody > tr[data-index="${String(index)}"]`) ?? undefined;

const focusRow = (row: HTMLElement) => {
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest", inline: "nearest" });
};

/** Number of rows for a page key: the visible rows minus one. */
const pageStep = (row: HTMLElement, scroller: HTMLElement | null) => {
  const visible = Math.min(scroller?.clientHeight ?? 0, window.innerHeight);
  return Math.max(1, Math.floor(visible / (row.offsetHeight || 1)) - 2);
};

/** Direction of a key along the row: 1 towards the end, -1 towards the start. */
const acrossOf = (key: string, row: HTMLElement) => {
  const right = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  return getComputedStyle(row).direction === "rtl" ? -right : right;
};

/**
 * Keyboard handling of rows: one row is in the tab order; arrow keys, Home, End and page keys move the focus, including
 * to rows that are not in the document yet.
 */
export const useRowFocus = <Row extends RowData>({
  table,
  element,
  scroller,
  onEnter,
  onSpace,
  onEscape,
  onAcross,
  cells,
  cursor,
}: RowFocus<Row>) => {
  const [focused, setFocused] = useState<FocusedRow>();
  const wanted = useRef<{ index: number; column: string | undefined }>(undefined);
  const { rows, rowsById } = table.getRowModel();
  const current = currentIndex(focused, rowsById);

  const focusIn = (row: HTMLElement, column: string | undefined) => {
    const cell = column === undefined ? undefined : cellOf(row, column);
    if (cell) focusCell(cell, scroller.current);
    else focusRow(row);
  };

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const { index, column } = wanted.current;
    const row = rowAt(element.current, index);
    wanted.current = undefined;
    if (row) focusIn(row, column);
    // oxlint-disable-next-line react/exhaustive-deps -- only a move to a row that was not there yet leaves a wish
  }, [current, element]);

  const moveTo = (index: number, column?: string) => {
    const row = rowAt(element.current, index);
    if (row) return focusIn(row, column);
    wanted.current = { index, column };
    setFocused({ index, rows });
  };

  useImperativeHandle(cursor, () => ({
    step: (by) => {
      const row =
        element.current?.contains(document.activeElement) && document.activeElement?.closest("tr[data-row-id]");
      const index = row ? rowsById[row.getAttribute("data-row-id") ?? ""]?.index : undefined;
      moveTo(index === undefined ? current : Math.max(0, Math.min(rows.length - 1, index + by)));
    },
  }));

  /** The row of an event. React events of menus and tooltips bubble here too and have no row. */
  const rowOf = (event: FocusEvent | KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !element.current?.contains(target)) return undefined;
    return target.closest<HTMLElement>("tr[data-index]") ?? undefined;
  };

  const onFocus = (event: FocusEvent) => {
    const row = rowOf(event);
    if (!row) return;
    setFocused({ index: Number(row.dataset["index"]), rows });
    // Tabbing through the column headers scrolls a wide table to its last column: scroll back to the start of the row.
    const fromHead = event.relatedTarget instanceof Element && event.relatedTarget.closest("thead");
    if (fromHead && event.target === row && scroller.current) scroller.current.scrollLeft = 0;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event);
    // The table itself has the focus after the focused row was removed.
    if (event.target === element.current && pressed(event, KEYS.rowMove)) {
      event.preventDefault();
      moveTo(current);
    }
    if (!row || event.defaultPrevented) return;
    const index = Number(row.dataset["index"]);
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    const across = acrossOf(event.key, row);
    const step = pageStep(row, scroller.current);
    if (
      (event.target === row && across && !modified && onAcross(index, across > 0)) ||
      cells.onKeyDown(event, row, { step, moveTo })
    ) {
      event.preventDefault();
      return;
    }
    const onCheckbox = event.target instanceof HTMLInputElement && event.target.type === "checkbox";
    const onRow =
      event.target === row || (event.target instanceof HTMLElement && event.target.matches(":is(td, th)[tabindex]"));
    if (modified || (!onRow && !onCheckbox)) return;
    const to = nextRow(event.key, index, rows.length, step);
    if (to !== undefined) moveTo(to);
    else if (event.key === "Escape") {
      if (!onEscape()) return;
    } else if (onRow && pressed(event, KEYS.rowOpen)) onEnter(index);
    else if (onRow && pressed(event, KEYS.rowSelect)) onSpace(index, event.shiftKey);
    else return;
    event.preventDefault();
  };

  return { current, onFocus, onKeyDown };
};
