import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { copyText } from "../../primitives/button/copy-text.ts";
import { actionsOf, onActionKey } from "../row-actions/action-keys.ts";
import { type CellAt, type CellRange, cellsBetween, isInRange, nextCell, toTsv } from "../copy/cell-range.ts";
import { cellOf, focusCell } from "./focus-cell.ts";
import type { GridRow } from "../features.ts";
import type { RowData } from "../types.ts";
import type { ShownColumn } from "../columns/use-column-layout.ts";
import { KEYS, pressed } from "../../keys/keys.ts";

type Cells<Row extends RowData> = {
  rows: readonly GridRow<Row>[];
  shown: readonly ShownColumn<Row>[];
  element: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  onCopied: (cell: HTMLElement, count: number) => void;
};

/** `step`: number of rows for a page key. `moveTo` focuses a row, or its cell in `column`. */
export type RowMoves = { step: number; moveTo: (index: number, column?: string) => void };

const CONTROLS = "a[href],button,input,select,textarea,summary";

/**
 * Keyboard handling of cells: Left and Right move between a row and its cells, Shift extends a range of cells, Ctrl+C
 * copies its raw values. The range is marked in the DOM, so that no row renders for it.
 */
export const useCells = <Row extends RowData>({ rows, shown, element, scroller, onCopied }: Cells<Row>) => {
  const anchor = useRef<CellAt>(undefined);
  const range = useRef<CellRange>(undefined);

  const mark = () => {
    const within = range.current;
    for (const row of element.current?.querySelectorAll<HTMLElement>(":scope > tbody > tr[data-index]") ?? []) {
      for (const [column, cell] of row.querySelectorAll(":scope > [data-column]").entries()) {
        cell.toggleAttribute("data-in-range", within ? isInRange(within, Number(row.dataset["index"]), column) : false);
      }
    }
  };
  const setRange = (next: CellRange | undefined) => {
    const was = range.current;
    range.current = next;
    if (was || next) mark();
  };

  // In a virtualised table, rows that scroll into view are marked too.
  useEffect(() => {
    const node = element.current;
    if (!node || typeof MutationObserver === "undefined") return undefined;
    const observer = new MutationObserver(() => range.current && mark());
    observer.observe(node, { childList: true, subtree: true });
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- `mark` reads refs only
  }, [element]);
  useEffect(() => {
    anchor.current = undefined;
    setRange(undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- other rows or columns end a rectangle, nothing else does
  }, [rows, shown]);

  const textAt = (row: number, column: number) => {
    const { own } = shown[column] ?? {};
    if (!own) return "";
    if (own.text) return rows[row]?.getValue<string>(own.id) ?? "";
    const rowElement = element.current?.querySelector(`:scope > tbody > tr[data-index="${String(row)}"]`);
    return (rowElement && cellOf(rowElement, own.id)?.textContent.trim()) ?? "";
  };

  const copy = async (cell: HTMLElement, at: CellAt) => {
    const { top, bottom, start, end } = range.current ?? cellsBetween(at, at);
    const lines = Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: end - start + 1 }, (__, across) => textAt(top + down, start + across)),
    );
    if (await copyText(toTsv(lines))) onCopied(cell, lines.length * (end - start + 1));
  };

  /** Returns whether the key was handled here. */
  const onKeyDown = (event: KeyboardEvent, row: HTMLElement, { step, moveTo }: RowMoves): boolean => {
    const { key, target, shiftKey } = event;
    const far = event.ctrlKey || event.metaKey;
    if (event.altKey || !(target instanceof HTMLElement)) return false;
    const index = Number(row.dataset["index"]);
    const rtl = getComputedStyle(row).direction === "rtl";
    if (target === row) {
      const first = shown[0];
      if (far || !first || key !== (rtl ? "ArrowLeft" : "ArrowRight")) return false;
      moveTo(index, first.column.id);
      return true;
    }
    const [back, forth] = rtl ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    const toLastCell = () => moveTo(index, shown.at(-1)?.column.id);
    const cell = target.closest<HTMLElement>("[data-column]");
    if (!cell) return !far && onActionKey(key, target, { row, back, forth, toRow: () => moveTo(index), toLastCell });
    if (target !== cell) {
      if (key === "Escape") focusCell(cell, scroller.current);
      return key === "Escape";
    }
    const column = shown.findIndex((it) => it.column.id === cell.dataset["column"]);
    const at = { row: index, column };
    if (pressed(event, KEYS.cellCopy)) {
      if (!window.getSelection()?.isCollapsed) return false;
      void copy(cell, at);
      return true;
    }
    if (pressed(event, KEYS.cellInside)) {
      cell.querySelector<HTMLElement>(CONTROLS)?.focus();
      return true;
    }
    if (key === "Escape") {
      if (range.current) setRange(undefined);
      else moveTo(index);
      return true;
    }
    const [action] = actionsOf(row);
    if (key === forth && !far && !shiftKey && column === shown.length - 1 && action) {
      setRange(undefined);
      action.focus();
      return true;
    }
    const next = nextCell(key, at, { rows: rows.length, columns: shown.length, step }, { rtl, far });
    if (next === undefined) return false;
    if (next === "row") {
      setRange(undefined);
      moveTo(index);
      return true;
    }
    if (shiftKey) anchor.current ??= at;
    else anchor.current = undefined;
    moveTo(next.row, shown[next.column]?.column.id);
    setRange(anchor.current && cellsBetween(anchor.current, next));
    return true;
  };

  return { onKeyDown };
};

export type CellKeys = ReturnType<typeof useCells>;
