import type { PointerEvent } from "react";

/** Gives a cell's text as its `title` only while it does not fit; for `onPointerOver` on the rows. */
export const titleWhenCut = ({ target, currentTarget }: PointerEvent<HTMLElement>): void => {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  const cell = target.closest<HTMLElement>("td[data-column]");
  if (!cell) return;
  let cut = false;
  for (let at: HTMLElement | null = target; at && !cut; at = at === cell ? null : at.parentElement) {
    cut = at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX !== "visible";
  }
  if (cut) cell.title = cell.textContent.trim();
  else cell.removeAttribute("title");
};
