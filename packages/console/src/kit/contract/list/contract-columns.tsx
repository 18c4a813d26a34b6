import type { Field, FieldKind, ReadShape } from "@backoffice/api-client";
import { DASH } from "@backoffice/ui";
import type { Column } from "@backoffice/ui/table";
import type { ReactNode } from "react";
import type { ColumnLooks, ListColumn } from "#kit/list/list-column.ts";
import { currencyOf, fieldValue, textOf } from "../fields/field-value.tsx";
import { isStatus } from "../fields/is-status.ts";
import { isNormal } from "../fields/status-tone.ts";
import { fileColumns } from "../fields/file-columns.ts";
import type { ContractRow } from "./contract-read.ts";
import { chooseColumns, type ColumnChoice } from "./choose-columns.ts";

const AT_END: ReadonlySet<FieldKind> = new Set([
  "money",
  "integer",
  "decimal",
  "percentage",
  "moment",
  "epoch",
  "date",
]);

const TIMES: ReadonlySet<FieldKind> = new Set(["moment", "epoch", "date"]);

/** Kinds whose cell shows no more than the text. */
const QUIET: ReadonlySet<FieldKind> = new Set(["text", "choice"]);

const isQuiet = (field: Field, row: ContractRow): boolean =>
  textOf(field, row) === "" || (isStatus(field) && isNormal(String(row[field.name])));

/** How a page changes a generated column: another look, or hidden until the reader shows it. */
export type ColumnChange<Row> = "hidden" | Partial<ColumnLooks<Row>>;

/** A page's own column, placed after the column `after`, or else last. */
export type OwnColumn = Column<never> & { after?: string };

/** Wraps the cells of a generated column, for example in a link. */
export type Around<Row> = (row: Row, value: ReactNode) => ReactNode;

type Wanted = Omit<ColumnChoice, "hidden" | "changed" | "taken"> & {
  changes?: Readonly<{ [name: string]: ColumnChange<never> | undefined }> | undefined;
  own?: readonly OwnColumn[] | undefined;
  around?: Readonly<{ [name: string]: Around<ContractRow> | undefined }> | undefined;
};

/** Default column width in pixels. */
const USUAL = 160;

/** The columns of a list, with cells by kind of field and the page's changes. */
export const contractColumns = (
  shape: ReadShape,
  { changes = {}, own = [], around = {}, ...wanted }: Wanted,
): readonly ListColumn<ContractRow>[] => {
  const entries = Object.entries(changes);
  const shown = chooseColumns(shape, {
    ...wanted,
    hidden: entries.flatMap(([name, change]) => (change === "hidden" ? name : [])),
    changed: new Map(entries.flatMap(([name, change]) => (typeof change === "object" ? [[name, change.width]] : []))),
    taken: own.reduce((sum, { width = USUAL }) => sum + width, 0),
  });
  const columns = shown.map(({ field, looks }, at): ListColumn<ContractRow> => ({
    ...looks,
    cell: (row, locale) => {
      const drawn = fieldValue(field, row, locale) ?? DASH;
      return around[field.name]?.(row, drawn) ?? drawn;
    },
    text: (row) => textOf(field, row),
    ...fileColumns(field),
    amount: field.kind === "money",
    currency: field.kind === "money" ? (row) => currencyOf(field, row) : undefined,
    summary: isStatus(field) ? "status" : TIMES.has(field.kind) ? "time" : undefined,
    quiet: QUIET.has(field.kind) && !around[field.name] ? (row) => isQuiet(field, row) : undefined,
    copyable: field.kind === "id" || field.kind === "code",
    align: at > 0 && AT_END.has(field.kind) ? "end" : "start",
    shrinks: field.kind === "text" || undefined,
    skeleton: field.kind === "id" ? "id" : field.kind === "choice" ? "badge" : "text",
    ...(typeof changes[field.name] === "object" && (changes[field.name] as ColumnLooks<ContractRow>)),
  }));
  for (const { after, ...column } of own.toReversed()) {
    const at = columns.findIndex(({ id }) => id === after);
    columns.splice(at < 0 ? columns.length : at + 1, 0, column as unknown as ListColumn<ContractRow>);
  }
  return columns;
};
