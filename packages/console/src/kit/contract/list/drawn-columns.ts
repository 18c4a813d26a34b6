import type { Field, FieldKind, ListHint, ReadShape } from "@backoffice/api-client";
import type { Column } from "@backoffice/ui/table";
import { fieldLabel, uniqueFieldLabel } from "../fields/field-words.ts";
import { fixedCurrency } from "../fields/fixed-currency.ts";
import { isStatus } from "../fields/is-status.ts";
import { newestFirst } from "./newest-first.ts";

/** Pixels next to the menu on a 1440 px screen: columns that fit are shown by default. */
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
/** Widths in pixels of texts that say little when they are truncated. */
const LONG: Partial<Record<ListHint, number>> = { wide: 230, message: 320, prose: 320 };
/** A text in sentences, unless the row is about it. */
const isProse = ({ list }: Field): boolean => list === "prose" || list === "note";

/** Pixels per letter of a header, and for the sort indicator and padding next to it. */
const [LETTER, BESIDE] = [6.5, 40];
/** Pixels of an amount with a total: the column also shows the sum of all pages, "−123,645,441.78 EUR" or in its header's currency. */
const [SUMMED, SUMMED_ALONE] = [180, 132];
const moneyWidth = (field: Field, summed: boolean) =>
  !summed ? WIDTHS.money : fixedCurrency(field) === undefined ? SUMMED : SUMMED_ALONE;
const widthOf = (field: Field, summed: boolean) =>
  Math.max(
    (field.list && LONG[field.list]) ??
      (field.kind === "money" ? moneyWidth(field, summed) : WIDTHS[field.kind]) ??
      160,
    Math.min(200, Math.round(fieldLabel(field).length * LETTER + BESIDE)),
  );
const TIMES: ReadonlySet<FieldKind> = new Set(["moment", "epoch", "date"]);

/** Objects whose name fits into one line; others are shown in the details only. */
const isNarrow = ({ kind, fields = [], secret }: Field) =>
  !secret &&
  (kind === "object"
    ? fields.some((it) => ["playerCode", "title", "name", "username", "nickname"].includes(it.name))
    : kind !== "list" || fields.length === 0);

/** The first fields that fit into the given pixels. */
const thatFit = (fields: readonly Field[], pixels: number, width: (field: Field) => number): readonly Field[] => {
  let room = pixels;
  return fields.filter((it) => {
    room -= width(it);
    return room >= 0;
  });
};

/** The columns that a list asks for, and their order. */
export type WantedColumns = {
  /** Fields that identify a row. */
  key: readonly string[];
  /** Fields before the key. */
  first?: readonly string[] | undefined;
  /** Fields right after the key: the owner of the row. */
  ownerFields?: readonly string[] | undefined;
  /** The default sort; the time of the row if absent. */
  sorted?: string | undefined;
  /** Hidden until the reader shows them. */
  hidden?: readonly string[] | undefined;
  /** Fixed inputs; hidden, since all rows have the same value. */
  fixed?: Readonly<Record<string, unknown>> | undefined;
  /** Columns changed by the page, which are shown, with their widths if given. */
  changed?: ReadonlyMap<string, number | undefined> | undefined;
  /** Pixels taken by the page's own columns. */
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
 * The columns of a list, generated from the contract: the name of the row first, then its owner, then contract
 * order. Columns that fit are shown, always including time, amount, status and the default sort. A currency is shown
 * with its amount, an id in the details.
 */
export const drawnColumns = (
  shape: Pick<ReadShape, "fields" | "sortBy" | "totals">,
  {
    key,
    first = [],
    ownerFields = [],
    hidden = [],
    sorted: by,
    fixed = {},
    changed = new Map(),
    taken = 0,
  }: WantedColumns,
): DrawnColumn[] => {
  const { fields, sortBy, totals = [] } = shape;
  const order = [...first, ...key, ...ownerFields];
  const rank = ({ name }: Field) => (order.includes(name) ? order.indexOf(name) : order.length);
  // An id tells staff nothing if another field names the row.
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
  // A long text comes last: truncated it says little, and it takes the room of two decisive columns.
  const [long, short] = [central.filter(isProse), central.filter((it) => !isProse(it))];
  const inSight = new Set(thatFit([...new Set([...needed, ...short, ...long])], IN_SIGHT - taken, width));
  return shown.map((field, at) => ({
    field,
    looks: {
      id: field.name,
      header: uniqueFieldLabel(field, fields),
      help: field.help,
      width: width(field),
      sortable: sortBy.includes(field.name),
      ...(at === 0 ? { sticky: "start", hideable: false } : { defaultHidden: !inSight.has(field) }),
      ...(needed.includes(field) && { priority: 1 }),
    },
  }));
};
