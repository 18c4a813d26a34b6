import { pressed, isTextTarget, toast, useLatestCallback } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { useEffect } from "react";
import { usePlace } from "#kit/kept-pages/use-place.ts";

type Rows<Row> = {
  rows: readonly Row[];
  idOf: (row: Row) => string;
  actions: readonly RowAction<Row>[] | undefined;
};

const FLOATING = "[role=dialog],[role=alertdialog],[role=menu]";

/**
 * The record that the drawer shows now, also one beside the list from anywhere on the page; else the row around the
 * element. Read from the DOM, which may be ahead of the list.
 */
const idAt = (target: Element): string | undefined => {
  const drawer = target.closest("[data-slot=drawer]");
  const shown = drawer ?? (target.closest(FLOATING) ? null : document.querySelector("[data-inline]"));
  if (shown) return shown.querySelector<HTMLElement>("[data-record]")?.dataset["record"];
  return target.closest<HTMLElement>("main tr[data-row-id]")?.dataset["rowId"];
};

/**
 * The shortcuts of a list's actions: for the focused row, or for the open row while the focus is in its drawer. A
 * key that is held acts once. A disabled action shows its reason.
 */
export const useActionKeys = <Row>({ rows, idOf, actions }: Rows<Row>): void => {
  const { shown } = usePlace();
  const listens = shown && Boolean(actions?.some(({ keys }) => keys));
  const onKey = useLatestCallback((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.repeat || isTextTarget(target) || !(target instanceof Element)) return;
    const id = idAt(target);
    const row = id === undefined ? undefined : rows.find((it) => idOf(it) === id);
    if (row === undefined) return;
    const action = actions?.find(({ keys, hidden }) => keys && pressed(event, keys) && !hidden?.(row));
    if (!action) return;
    event.preventDefault();
    const reason = action.reason?.(row);
    if (reason === undefined) action.onSelect(row);
    else toast.info(reason);
  });
  useEffect(() => {
    if (!listens) return undefined;
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [listens, onKey]);
};
