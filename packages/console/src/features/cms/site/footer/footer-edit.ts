import type { components } from "@backoffice/api-client";
import type { FooterPlace } from "../footer-place.ts";

type Schemas = components["schemas"];
export type FooterMenu = Schemas["FooterContent"]["menu"];
type Item = Schemas["FooterItem"];

/** Maximum number of columns, and of items per column (contract). */
const MOST_COLUMNS = 8;
export const MOST_ITEMS = 30;

/** A change of a footer menu. */
export type FooterEdit =
  | { kind: "add"; column: string; heading?: string | undefined; item: Item }
  | { kind: "change"; place: FooterPlace; before: Item; item: Item }
  | { kind: "delete"; place: FooterPlace; before: Item }
  | { kind: "rename"; column: string; before: string; heading: string }
  | { kind: "drop"; column: string }
  | { kind: "order"; before: FooterMenu; menu: FooterMenu };

/** Names of the columns, left to right. */
export const columnNames = (menu: FooterMenu): string[] => Object.keys(menu).toSorted();

/** Name of the next column; undefined at the maximum. */
export const newColumn = (menu: FooterMenu): string | undefined => {
  if (Object.keys(menu).length >= MOST_COLUMNS) return undefined;
  const last = columnNames(menu).at(-1);
  // After all others, otherwise in the first gap.
  const after = last === undefined ? 1 : Number(last.replace("column", "")) + 1;
  const all = [after, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((it) => it <= 9).map((it) => `column${it}`);
  return all.find((name) => !(name in menu));
};

/** Title of a column: its heading, or its number. */
export const columnTitle = (menu: FooterMenu, name: string): string =>
  menu[name]?.title?.trim() || `Column ${columnNames(menu).indexOf(name) + 1}`;

const isItem = (one: Item | undefined, other: Item): boolean => one?.title === other.title && one.url === other.url;

/** Whether two menus have the same content in the same order. */
export const isSameMenu = (one: FooterMenu, other: FooterMenu): boolean => {
  const names = columnNames(one);
  if (names.join() !== columnNames(other).join()) return false;
  return names.every((name) => {
    const [a, b] = [one[name]!, other[name]!];
    return (
      (a.title ?? "") === (b.title ?? "") &&
      a.items.length === b.items.length &&
      a.items.every((it, index) => isItem(b.items[index], it))
    );
  });
};

/**
 * Current position of an item that was read at a position: there or elsewhere if unchanged, otherwise there with a new
 * title or URL; undefined if it cannot be identified.
 */
export const whereNow = (menu: FooterMenu, place: FooterPlace, item: Item): FooterPlace | undefined => {
  const there = menu[place.column]?.items[place.index];
  if (isItem(there, item)) return place;
  for (const [column, { items }] of Object.entries(menu)) {
    const index = items.findIndex((it) => isItem(it, item));
    if (index >= 0) return { column, index };
  }
  return there && (there.title === item.title || there.url === item.url) ? place : undefined;
};

/**
 * The menu with the change applied; undefined if another user changed the affected part, so that no work is overwritten
 * silently.
 */
export const withEdit = (menu: FooterMenu, edit: FooterEdit): FooterMenu | undefined => {
  if (edit.kind === "order") return isSameMenu(menu, edit.before) ? edit.menu : undefined;
  if (edit.kind === "add") {
    const { title = edit.heading, items } = menu[edit.column] ?? { items: [] };
    return { ...menu, [edit.column]: { ...(title && { title }), items: [...items, edit.item] } };
  }
  if (edit.kind === "rename" || edit.kind === "drop") {
    const { [edit.column]: found, ...others } = menu;
    if (!found) return undefined;
    if (edit.kind === "drop") return found.items.length === 0 ? others : undefined;
    if ((found.title ?? "") !== edit.before) return undefined;
    return { ...menu, [edit.column]: { ...(edit.heading && { title: edit.heading }), items: found.items } };
  }
  const { column, index } = edit.place;
  const found = menu[column];
  if (!found || !isItem(found.items[index], edit.before)) return undefined;
  const items = edit.kind === "change" ? found.items.with(index, edit.item) : found.items.toSpliced(index, 1);
  return { ...menu, [column]: { ...found, items } };
};
