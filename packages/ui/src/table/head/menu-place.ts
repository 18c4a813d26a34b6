import type { CSSProperties } from "react";

/** The row whose menu is open, and where. */
export type MenuAt<Row> = { row: Row; id: string; button: HTMLElement; place: CSSProperties };

/** Where `button` is inside `root`, which must be positioned. */
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
