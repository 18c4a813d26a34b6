import { isRecord, readStored, writeStored } from "../../stored.ts";
import { parseView, type TableView } from "../table-view.ts";
import type { Sort } from "../types.ts";
import type { StorableFilter } from "./views-types.ts";

/** A saved view: name, table settings, sorting, and the caller's filters. */
export type SavedView = {
  name: string;
  view: TableView;
  sort?: Sort | undefined;
  /** Filters as a text that only the caller interprets. */
  filter: string;
};

export const NAME_MAX = 60;
export const MOST_VIEWS = 50;

const parseSort = (stored: unknown): Sort | undefined =>
  isRecord(stored) && typeof stored["id"] === "string" && typeof stored["desc"] === "boolean"
    ? { id: stored["id"], desc: stored["desc"] }
    : undefined;

const parseOne = (stored: unknown): SavedView[] => {
  if (!isRecord(stored) || typeof stored["name"] !== "string" || typeof stored["filter"] !== "string") return [];
  const name = stored["name"].trim().slice(0, NAME_MAX);
  const sort = parseSort(stored["sort"]);
  return name ? [{ name, view: parseView(stored["view"]), ...(sort && { sort }), filter: stored["filter"] }] : [];
};

/** Parses stored views; invalid ones are ignored, and of two with the same name the first is kept. */
export const parseSavedViews = (stored: unknown): readonly SavedView[] => {
  const views = Array.isArray(stored) ? stored.flatMap(parseOne) : [];
  return [...new Map(views.toReversed().map((view) => [view.name, view])).values()].toReversed().slice(0, MOST_VIEWS);
};

/** Replaces the view with the same name, or appends the view. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  views.some(({ name }) => name === view.name)
    ? views.map((it) => (it.name === view.name ? view : it))
    : [...views, view].slice(-MOST_VIEWS);

export type UnnamedView = Omit<SavedView, "name">;

/** Whether two views are equal, apart from their names. */
const isSameView = (one: UnnamedView, other: UnnamedView): boolean => {
  const text = ({ view, sort, filter }: UnnamedView) => JSON.stringify([view, sort?.id, sort?.desc, filter]);
  return text(one) === text(other);
};

/** Name of the view that equals the current state. */
export const nameOfView = (views: readonly SavedView[], current: UnnamedView): string | undefined =>
  views.find((it) => isSameView(it, current))?.name;

/** Leaves out of a filter text what may not be stored. */
export type Storable = (filter: string) => StorableFilter;

/** Stores filters as they are. */
export const storeAll: Storable = (filter) => ({ filter, leftOut: [] });

/** The part of views that may be stored, and the labels of the filters that are left out. */
export const storableViews = (
  views: readonly SavedView[],
  storable: Storable,
): { views: readonly SavedView[]; leftOut: readonly string[] } => {
  const all = views.map((view) => ({ view, kept: storable(view.filter) }));
  return {
    views: all.map(({ view, kept }) => (kept.leftOut.length > 0 ? { ...view, filter: kept.filter } : view)),
    leftOut: [...new Set(all.flatMap(({ kept }) => kept.leftOut))],
  };
};

/** Reads saved views. What may not be stored any more is removed from storage too. */
export const readSavedViews = (key: string, storable: Storable = storeAll): readonly SavedView[] => {
  const { views, leftOut } = storableViews(parseSavedViews(readStored(key)), storable);
  if (leftOut.length > 0) writeSavedViews(key, views);
  return views;
};

/** Stores views; returns whether that succeeded. */
export const writeSavedViews = (key: string, views: readonly SavedView[]): boolean =>
  writeStored(key, views.length > 0 ? views : undefined);
