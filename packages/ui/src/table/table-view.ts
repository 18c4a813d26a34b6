import { isRecord, readStored, writeStored } from "../stored.ts";
import type { Column, Density } from "./types.ts";

/** Where a column sticks; `none` is the choice against a column that sticks by default. */
export type Pin = "start" | "end" | "none";

/** What a reader chose about a table, against its defaults. All but `order` and `density` by the id of a column. */
export type TableView = {
  /** Shown (true), be there room for it or not, or hidden. */
  columns: Readonly<Record<string, boolean>>;
  /** Ids in the order in which they are drawn. */
  order?: readonly string[] | undefined;
  /** Pixels. */
  widths?: Readonly<Record<string, number>> | undefined;
  pins?: Readonly<Record<string, Pin>> | undefined;
  density?: Density | undefined;
};

export const NO_CHOICES: TableView = { columns: {} };

/** The entries of a stored record that are what they should be; nothing when none is. */
const only = <Value>(stored: unknown, is: (value: unknown) => value is Value): Record<string, Value> | undefined => {
  if (!isRecord(stored)) return undefined;
  const entries = Object.entries(stored).filter((entry): entry is [string, Value] => is(entry[1]));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isPin = (value: unknown): value is Pin => value === "start" || value === "end" || value === "none";
const isWidth = (value: unknown): value is number => typeof value === "number" && value >= 16 && value <= 10_000;

/** A view from anything: what is not part of one is left out. */
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

/** Reads a stored view; anything that is not one (or a blocked storage) reads as no choices. */
export const readView = (key: string | undefined): TableView =>
  key === undefined ? NO_CHOICES : parseView(readStored(key));

/** Whether anything of a view differs from the defaults. */
export const isChanged = (view: TableView): boolean =>
  view.density !== undefined ||
  view.order !== undefined ||
  [view.columns, view.widths ?? {}, view.pins ?? {}].some((part) => Object.keys(part).length > 0);

/** Whether a column is drawn, by what the reader chose. */
export const isShown = (
  { id, hideable, defaultHidden }: Pick<Column<never>, "id" | "hideable" | "defaultHidden">,
  chosen: TableView["columns"],
): boolean => hideable === false || (chosen[id] ?? !defaultHidden);

/** Stores a view; where the browser does not, it holds for as long as the table is open. */
export const writeView = (key: string | undefined, view: TableView): void => {
  if (key !== undefined) writeStored(key, isChanged(view) ? view : undefined);
};
