import type { FocusEvent, HTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { opensRow } from "./opens-row.ts";
import { titleWhenCut } from "../grid/title-when-cut.ts";
import type { useRowFocus } from "../grid/use-row-focus.ts";
import type { useRowHints } from "../row-actions/use-row-hints.tsx";

type Parts = {
  focus: ReturnType<typeof useRowFocus>;
  hints: ReturnType<typeof useRowHints>["handlers"];
  /** Undefined if rows cannot be opened. */
  open: ((index: number) => void) | undefined;
};

/** Event handlers of the table body; rows and their buttons have no handlers of their own. */
export const bodyEvents = ({ focus, hints, open }: Parts): HTMLAttributes<HTMLElement> => ({
  ...hints,
  onKeyDown: (event: KeyboardEvent) => {
    hints.onKeyDown();
    focus.onKeyDown(event);
  },
  onFocus: (event: FocusEvent) => {
    focus.onFocus(event);
    hints.onFocus(event);
  },
  onPointerOver: (event: PointerEvent<HTMLElement>) => {
    titleWhenCut(event);
    hints.onPointerOver(event);
  },
  onClick: (event: MouseEvent<HTMLElement>) => {
    hints.onClick(event);
    // The list may change under the second press of a double click, when a drawer opens beside it.
    const row = open && event.detail < 2 && opensRow(event);
    if (row) open(Number(row.dataset["index"]));
  },
});
