import type { CSSProperties } from "react";

/** The row whose menu is open, and the position of the menu. */
export type MenuAt<Row> = { row: Row; id: string; button: HTMLElement; place: CSSProperties };

/** Position of `button` inside `root`, which must be a positioned element. */
export const placeOf = (button: HTMLElement, root: HTMLElement): CSSProperties => {
  const at = button.getBoundingClientRect();
  const frame = root.getBoundingClientRect();
  const rtl = getComputedStyle(root).direction === "rtl";
  return {
    insetInlineStart: rtl ? frame.right - at.right : at.left - frame.left,
    top: at.top - frame.top,
    width: at.width,
    height: at.height,
  };
};
