import type { FooterPlace } from "../footer-place.ts";
import { columnNames, MOST_ITEMS, type FooterMenu } from "./footer-edit.ts";

/** The menu with an item moved to the position of another; undefined if it cannot be moved there. */
export const moved = (menu: FooterMenu, from: FooterPlace, to: FooterPlace): FooterMenu | undefined => {
  const item = menu[from.column]?.items[from.index];
  const target = menu[to.column];
  if (!item || !target) return undefined;
  const isHere = from.column === to.column;
  if (!isHere && target.items.length >= MOST_ITEMS) return undefined;
  const without = {
    ...menu,
    [from.column]: { ...menu[from.column]!, items: menu[from.column]!.items.toSpliced(from.index, 1) },
  };
  const column = without[to.column]!;
  if (to.index < 0 || to.index > column.items.length) return undefined;
  if (isHere && from.index === to.index) return undefined;
  return { ...without, [to.column]: { ...column, items: column.items.toSpliced(to.index, 0, item) } };
};

export type Step = "up" | "down" | "back" | "on";

/** Target of an arrow key: up or down in the column, or to the end of the previous or next column. */
export const stepFrom = (menu: FooterMenu, { column, index }: FooterPlace, step: Step): FooterPlace | undefined => {
  const items = menu[column]?.items.length ?? 0;
  if (step === "up") return index > 0 ? { column, index: index - 1 } : undefined;
  if (step === "down") return index < items - 1 ? { column, index: index + 1 } : undefined;
  const names = columnNames(menu);
  const next = names[names.indexOf(column) + (step === "on" ? 1 : -1)];
  return next === undefined ? undefined : { column: next, index: Math.min(index, menu[next]!.items.length) };
};
