import type { Field, FieldKind, ListHint, ReadShape } from "@backoffice/api-client";
import type { Column } from "@backoffice/ui/table";
import { fieldLabel, labelAmong } from "../fields/field-words.ts";
import { isStatus } from "../fields/is-status.ts";
import { newestFirst } from "./newest-first.ts";

/** Pixels beside the menu on a screen of 1440: columns that fit are in sight until the reader chooses others. */
const IN_SIGHT = 1150;

const WIDTHS: Partial<Record<FieldKind, number>> = {
  id: 140,
  code: 130,
  money: 145,
  integer: 110,
  decimal: 110,
  percentage: 120,
  boolean: 90,
  moment: 185,
  epoch: 185,
  date: 120,
  choice: 140,
  localized: 200,
};
/** Texts that say little when they are cut. */
const LONG: Partial<Record<ListHint, number>> = { wide: 230, message: 320, prose: 320 };
/** A text in sentences, unless it is what the row is about. */
const isProse = ({ list }: Field): boolean => list === "prose" || list === "note";

/** Pixels of a letter of a heading, and of what stands beside it: the sign of the sorting, and space. */
const [LETTER, BESIDE] = [6.5, 40];
/** Pixels of an amount that is summed: the sum of all pages, "−123,645,441.78 EUR", stands in the column too. */
const SUMMED = 180;
const widthOf = (field: Field, summed: boolean) =>
  Math.max(
    (field.list && LONG[field.list]) ?? (summed && field.kind === "money" ? SUMMED : WIDTHS[field.kind]) ?? 160,
    Math.min(200, Math.round(fieldLabel(field).length * LETTER + BESIDE)),
  );
const TIMES: ReadonlySet<FieldKind> = new Set(["moment", "epoch", "date"]);

/** Objects whose name stands in one line; the others are for the details. */
const isNarrow = ({ kind, fields = [], secret }: Field) =>
  !secret &&
  (kind === "object"
    ? fields.some((it) => ["playerCode", "title", "name", "username", "nickname"].includes(it.name))
    : kind !== "list" || fields.length === 0);

/** The first of them, as many as fit into so many pixels. */
const thatFit = (fields: readonly Field[], pixels: number, width: (field: Field) => number): readonly Field[] => {
  let room = pixels;
  return fields.filter((it) => {
    room -= width(it);
    return room >= 0;
  });
};

/** Which columns a list wants, and where. */
export type WantedColumns = {
  /** What tells the rows apart. */
  key: readonly string[];
  /** What stands before it. */
  first?: readonly string[] | undefined;
  /** What stands right after it: whose the row is. */
  whose?: readonly string[] | undefined;
  /** What the list is sorted by before anybody sorts it; its time without it. */
  sorted?: string | undefined;
  /** Out of sight until the reader chooses them. */
  hidden?: readonly string[] | undefined;
  /** What was asked for: it is the same in every row, so that it is out of sight too. */
  fixed?: Readonly<Record<string, unknown>> | undefined;
  /** Columns that the page says something of, which are in sight, by their widths where it says those. */
  changed?: ReadonlyMap<string, number | undefined> | undefined;
  /** Pixels that columns of the page's own take. */
  taken?: number | undefined;
};

/** A column of a field, without its cell. */
export type DrawnColumn = {
  field: Field;
  looks: Pick<Column<object>, "help" | "width" | "sortable" | "sticky" | "hideable" | "defaultHidden" | "priority"> & {
    id: string;
    header: string;
  };
};

/**
 * The columns of a list, from what the contract says of its rows: what names a row first, then whose it is, then in the
 * contract's order. In sight are those that fit, the row's time, amount and state among them, and what the list is sorted
 * by before anybody sorts it. A currency stands beside its amount, an id in the details.
 */
export const drawnColumns = (
  shape: Pick<ReadShape, "fields" | "sortBy" | "totals">,
  { key, first = [], whose = [], hidden = [], sorted: by, fixed = {}, changed = new Map(), taken = 0 }: WantedColumns,
): DrawnColumn[] => {
  const { fields, sortBy, totals = [] } = shape;
  const order = [...first, ...key, ...whose];
  const rank = ({ name }: Field) => (order.includes(name) ? order.indexOf(name) : order.length);
  // An id tells rows apart and tells nobody anything, where something else names the row.
  const naming = first.length > 0 ? first : key;
  const currencies = new Set(fields.map((it) => it.currency));
  const isAside = ({ name, kind, list }: Field) =>
    hidden.includes(name) ||
    name in fixed ||
    (!naming.includes(name) &&
      !changed.has(name) &&
      (kind === "list" || currencies.has(name) || ((kind === "boolean" || kind === "id") && list !== "shown")));
  const shown = fields.filter((it) => isNarrow(it) || changed.has(it.name)).toSorted((a, b) => rank(a) - rank(b));
  const central = shown.filter((it) => !isAside(it));
  const when = central.find(({ kind }) => TIMES.has(kind));
  const sorted = shown.find(({ name }) => name === (by ?? newestFirst(shape)?.id));
  const howMuch = central.find(({ kind }) => kind === "money");
  const state = central.find(isStatus);
  const said = central.filter(({ name }) => changed.has(name));
  const needed = [sorted, ...said, when, howMuch, state].filter((it) => it !== undefined);
  const sums = new Set(totals.map(({ name }) => name));
  const width = (field: Field) => changed.get(field.name) ?? widthOf(field, sums.has(field.name));
  // A long text comes last: it says little when it is cut, and takes the place of two that staff decide by.
  const [long, short] = [central.filter(isProse), central.filter((it) => !isProse(it))];
  const inSight = new Set(thatFit([...new Set([...needed, ...short, ...long])], IN_SIGHT - taken, width));
  return shown.map((field, at) => ({
    field,
    looks: {
      id: field.name,
      header: labelAmong(field, fields),
      help: field.help,
      width: width(field),
      sortable: sortBy.includes(field.name),
      ...(at === 0 ? { sticky: "start", hideable: false } : { defaultHidden: !inSight.has(field) }),
      ...(needed.includes(field) && { priority: 1 }),
    },
  }));
};
