import { isRecord, readStored, writeStored } from "../stored.ts";
import type { Column, Density } from "./types.ts";

/** Edge of a pinned column; `none` unpins a column that is sticky by default. */
export type Pin = "start" | "end" | "none";

/** The user's settings of a table that differ from the defaults. All except `order` and `density` are by column id. */
export type TableView = {
  /** Shown (true), even if it does not fit, or hidden (false). */
  columns: Readonly<Record<string, boolean>>;
  /** Column ids in display order. */
  order?: readonly string[] | undefined;
  /** Pixels. */
  widths?: Readonly<Record<string, number>> | undefined;
  pins?: Readonly<Record<string, Pin>> | undefined;
  density?: Density | undefined;
};

export const NO_CHOICES: TableView = { columns: {} };

/** Valid entries of a stored record; undefined if there are none. */
const only = <Value>(stored: unknown, is: (value: unknown) => value is Value): Record<string, Value> | undefined => {
  if (!isRecord(stored)) return undefined;
  const entries = Object.entries(stored).filter((entry): entry is [string, Value] => is(entry[1]));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isPin = (value: unknown): value is Pin => value === "start" || value === "end" || value === "none";
const isWidth = (value: unknown): value is number => typeof value === "number" && value >= 16 && value <= 10_000;

/** Parses a view from any value; invalid parts are ignored. */
export const parseView = (stored: unknown): TableView => {
  if (!isRecord(stored)) return NO_CHOICES;
  const { columns, density, order } = stored;
  const ids = Array.isArray(order) ? order.filter((id): id is string => typeof id === "string") : [];
  const widths = only(stored["widths"], isWidth);
  const pins = only(stored["pins"], isPin);
  return {
    columns: only(columns, isBoolean) ?? {},
    ...(ids.length > 0 && { order: ids }),
    ...(widths && { widths }),
    ...(pins && { pins }),
    ...((density === "compact" || density === "comfortable") && { density }),
  };
};

/** Reads a stored view; empty if it is invalid or storage is blocked. */
export const readView = (key: string | undefined): TableView =>
  key === undefined ? NO_CHOICES : parseView(readStored(key));

/** Whether a view differs from the defaults. */
export const isChanged = (view: TableView): boolean =>
  view.density !== undefined ||
  view.order !== undefined ||
  [view.columns, view.widths ?? {}, view.pins ?? {}].some((part) => Object.keys(part).length > 0);

/** Whether a column is visible by the user's settings. */
export const isShown = (
  { id, hideable, defaultHidden }: Pick<Column<never>, "id" | "hideable" | "defaultHidden">,
  chosen: TableView["columns"],
): boolean => hideable === false || (chosen[id] ?? !defaultHidden);

/** Stores a view; if storage fails, it applies while the table is mounted. */
export const writeView = (key: string | undefined, view: TableView): void => {
  if (key !== undefined) writeStored(key, isChanged(view) ? view : undefined);
};
