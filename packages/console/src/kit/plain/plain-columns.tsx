import type { Field, FieldKind, ReadShape } from "@backoffice/api-client";
import { DASH } from "@backoffice/ui";
import type { Column } from "@backoffice/ui/table";
import { fieldRaw, fieldText, fieldValue } from "./field-value.tsx";
import { fieldWords } from "./field-words.ts";
import type { PlainRow } from "./plain-read.ts";

/** How many columns are in sight until the reader chooses others. */
const IN_SIGHT = 10;

const WIDTHS: Partial<Record<FieldKind, number>> = {
  id: 140,
  code: 150,
  money: 150,
  integer: 110,
  decimal: 110,
  percentage: 120,
  boolean: 100,
  moment: 192,
  epoch: 192,
  date: 120,
  choice: 140,
  localized: 220,
};
const AT_END: ReadonlySet<FieldKind> = new Set([
  "money",
  "integer",
  "decimal",
  "percentage",
  "moment",
  "epoch",
  "date",
]);

/** Objects whose name stands in one line; the others are for the details. */
const isNarrow = ({ kind, fields = [], secret }: Field) =>
  !secret &&
  (kind === "object"
    ? fields.some((it) => ["playerCode", "title", "name", "username", "nickname"].includes(it.name))
    : kind !== "list" || fields.length === 0);

type Wanted = { key: readonly string[]; first?: readonly string[]; hidden?: readonly string[] };

/** The columns of a list, from what the contract says of its rows: what names a row first, then in the contract's order. */
export const plainColumns = (
  { fields, sortBy }: ReadShape,
  { key, first = [], hidden = [] }: Wanted,
): readonly Column<PlainRow>[] => {
  const front = [...first, ...key];
  const rank = ({ name }: Field) => (front.includes(name) ? front.indexOf(name) : front.length);
  const titled = fields.some((it) => it.name === "opTitle");
  const isAside = ({ name, kind }: Field) =>
    hidden.includes(name) ||
    (!front.includes(name) && (kind === "list" || (kind === "id" && (name !== "opId" || titled))));
  const shown = fields.filter(isNarrow).toSorted((a, b) => rank(a) - rank(b));
  const inSight = new Set(shown.filter((it) => !isAside(it)).slice(0, IN_SIGHT));
  return shown.map((field, at) => ({
    id: field.name,
    header: fieldWords(field.name),
    help: field.help,
    cell: (row, locale) => fieldValue(field, row, locale) ?? DASH,
    text: (row) => fieldText(row[field.name]),
    value: (row) => fieldRaw(row[field.name]),
    copyable: field.kind === "id" || field.kind === "code",
    align: AT_END.has(field.kind) ? "end" : "start",
    width: WIDTHS[field.kind] ?? 190,
    sortable: sortBy.includes(field.name),
    ...(at === 0 ? { sticky: "start", hideable: false } : { defaultHidden: !inSight.has(field) }),
    skeleton: field.kind === "id" ? "id" : field.kind === "choice" ? "badge" : "text",
  }));
};
