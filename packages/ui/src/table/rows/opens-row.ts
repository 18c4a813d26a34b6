import type { MouseEvent } from "react";

const CONTROLS =
  "a,button,input,select,textarea,label,summary,[role=button],[role=menuitem],[role=checkbox],[role=switch],[contenteditable=true]";

/** The row a click is meant to open: not one on a control, not one that ends a selection of text. */
export const opensRow = ({ target, currentTarget }: MouseEvent<HTMLElement>): HTMLElement | undefined => {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS)) return undefined;
  const chosen = window.getSelection();
  if (chosen && !chosen.isCollapsed && chosen.containsNode(target, true)) return undefined;
  return target.closest<HTMLElement>("tr[data-index]") ?? undefined;
};
