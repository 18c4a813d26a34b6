import type { MouseEvent } from "react";

const CONTROLS =
  "a,button,input,select,textarea,label,summary,[role=button],[role=menuitem],[role=checkbox],[role=switch],[contenteditable=true]";

/** The row that a click opens; undefined for a click on a control or one that ends a text selection. */
export const opensRow = ({ target, currentTarget }: MouseEvent<HTMLElement>): HTMLElement | undefined => {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS)) return undefined;
  const chosen = window.getSelection();
  if (chosen && !chosen.isCollapsed && chosen.containsNode(target, true)) return undefined;
  return target.closest<HTMLElement>("tr[data-index]") ?? undefined;
};
