import type { RowAction } from "@backoffice/ui/table";
import { createStore } from "#kit/state/create-store.ts";
import { usePublish } from "#kit/pages/use-publish.ts";

/**
 * The rows of the list below, in order, so that a panel can go to the previous and next one; with the number of rows
 * on earlier pages and on all pages.
 */
export type Listed = {
  /** The panel that the rows open, and its parameter with their id. */
  panel?: string | undefined;
  param?: string | undefined;
  /** The path of the rows' pages, with their id in braces. */
  page?: string | undefined;
  /** The address of the list: its path and query string. */
  address?: readonly [pathname: string, search: string];
  ids: readonly string[];
  before?: number;
  total?: number;
  /** The list is a queue: a decision opens the next row. */
  isQueue?: boolean;
  /** The rows of a queue that have left it and stay on screen. */
  left?: ReadonlySet<string> | undefined;
  rowOf?: (id: string) => object | undefined;
  /** The actions of a row, given the one of `rowOf`. */
  actions?: readonly Pick<RowAction<never>, "keys" | "hidden">[] | undefined;
  /** Rereads the rows without a sign of it, unless a read has begun since the time given (`performance.now()`). */
  reread?: (since: number) => void;
};
type Neighbours = Listed | undefined;

const store = createStore<Neighbours>(undefined);
/** The list on screen. */
export const { read: listOnScreen, subscribe: onListOnScreen } = store;

/** The last list on screen, for the record page that replaced it. */
const latest = createStore<Neighbours>(undefined);
store.subscribe(() => latest.write(store.read() ?? latest.read()));
export const latestList = latest.read;
/** Sets the path of the rows' pages, once a drawer over the list knows it. */
export const setRowPage = (page: string): void => {
  const list = latest.read();
  if (list) latest.write({ ...list, page });
};

/** Called by a list to publish its rows and what they open. */
export const usePublishNeighbours = (next: Neighbours): void => usePublish(store, next, undefined);
