import { KEYS, pressed, useLatestCallback } from "@backoffice/ui";
import { useEffect, useLayoutEffect, useRef } from "react";
import { inlineDrawer } from "#kit/panels/inline-drawer-store.ts";
import { STEP_KEYS } from "#kit/queue/keys/step-keys.ts";
import { findRow, focusRow, ROWS } from "./list-rows.ts";

const DRAWER = "[data-slot=drawer][data-inline]";
const ABOVE = "[role=dialog]:not([data-inline]),[role=alertdialog],[role=menu]";
const MOVES = [...KEYS.rowMove, ...KEYS.rowPage, ...KEYS.rowEnd];

const isElement = (target: EventTarget | null) => target instanceof HTMLElement;

/**
 * Keeps one current record in an inline drawer and its list: a row that the arrow keys reach opens, and a focus in the
 * rows follows the record that another key or a decision has opened. F6 goes from one to the other.
 */
export const useBesideList = (inline: boolean, id: string | undefined, show: (id: string) => void): void => {
  useLayoutEffect(() => {
    inlineDrawer.write(inline);
    return () => inlineDrawer.write(false);
  }, [inline]);

  useEffect(() => {
    if (!inline) return;
    if (document.activeElement?.closest(ROWS)) focusRow(id);
    else findRow(id)?.scrollIntoView?.({ block: "nearest" });
  }, [inline, id]);

  /** Where the focus was in the drawer. */
  const inside = useRef<HTMLElement>(undefined);
  /** Whether a key that moves from row to row is down. */
  const moves = useRef(false);

  const onKeyDown = useLatestCallback((event: KeyboardEvent) => {
    const { target } = event;
    moves.current = isElement(target) && target.matches(ROWS) && pressed(event, MOVES);
    if (!isElement(target) || target.closest(ABOVE) || !pressed(event, STEP_KEYS.otherSide)) return;
    event.preventDefault();
    const drawer = document.querySelector<HTMLElement>(DRAWER);
    if (!drawer?.contains(target)) (inside.current?.isConnected ? inside.current : drawer)?.focus();
    else if (!focusRow(id)) document.querySelector<HTMLElement>(`${ROWS}[tabindex="0"]`)?.focus();
  });
  const onFocusIn = useLatestCallback(({ target, relatedTarget }: FocusEvent) => {
    if (!isElement(target)) return;
    if (target.closest(DRAWER)) inside.current = target;
    const row = target.matches(ROWS) ? target.dataset["rowId"] : undefined;
    if (row === undefined || row === id) return;
    if (moves.current) show(row);
    // Tab, and a window that closes, come to the row that had the focus last.
    else if (!isElement(relatedTarget) || !relatedTarget.closest(ROWS)) focusRow(id);
  });
  useEffect(() => {
    if (!inline) return undefined;
    const over = new AbortController();
    window.addEventListener("keydown", onKeyDown, { capture: true, signal: over.signal });
    window.addEventListener("keyup", () => (moves.current = false), { signal: over.signal });
    window.addEventListener("focusin", onFocusIn, { signal: over.signal });
    return () => over.abort();
  }, [inline, onKeyDown, onFocusIn]);
};
