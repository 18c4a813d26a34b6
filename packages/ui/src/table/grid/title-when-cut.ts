import type { PointerEvent } from "react";

const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== "visible";

/** The text of a cell that does not fit; nothing where it does. */
export const cutText = (cell: HTMLElement): string | undefined =>
  isCut(cell) || [...cell.querySelectorAll("*")].some(isCut) ? cell.textContent.trim() : undefined;

/** Gives a cell's text as its `title` only while it does not fit; for `onPointerOver` on the rows. */
export const titleWhenCut = ({ target, currentTarget }: PointerEvent<HTMLElement>): void => {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  const cell = target.closest<HTMLElement>("td[data-column]");
  if (!cell) return;
  const text = cutText(cell);
  if (text) cell.title = text;
  else cell.removeAttribute("title");
};
