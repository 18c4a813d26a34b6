import type { PointerEvent } from "react";

const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== "visible";

/** The text of a truncated cell; undefined if it fits. */
export const cutText = (cell: HTMLElement): string | undefined =>
  isCut(cell) || [...cell.querySelectorAll("*")].some(isCut) ? cell.textContent.trim() : undefined;

/** Sets the text of a truncated cell as its `title`; for `onPointerOver` of the rows. */
export const titleWhenCut = ({ target, currentTarget }: PointerEvent<HTMLElement>): void => {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  const cell = target.closest<HTMLElement>("tbody [data-column]");
  if (!cell) return;
  const text = cutText(cell);
  if (text) cell.title = text;
  else cell.removeAttribute("title");
};
