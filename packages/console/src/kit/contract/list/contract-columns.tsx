import type { FieldKind, ReadShape } from "@backoffice/api-client";
import { DASH } from "@backoffice/ui";
import type { Column } from "@backoffice/ui/table";
import type { ReactNode } from "react";
import type { ColumnLooks, ListColumn } from "../../list/list-column.ts";
import { fieldValue, textOf } from "../fields/field-value.tsx";
import { fileColumns } from "../fields/file-columns.ts";
import type { ContractRow } from "./contract-read.ts";
import { drawnColumns, type WantedColumns } from "./drawn-columns.ts";

const AT_END: ReadonlySet<FieldKind> = new Set([
  "money",
  "integer",
  "decimal",
  "percentage",
  "moment",
  "epoch",
  "date",
]);

/** What a page says of a drawn column: how it looks instead, or that it is out of sight until the reader chooses it. */
export type ColumnChange<Row> = "hidden" | Partial<ColumnLooks<Row>>;

/** A column of a page's own; it stands behind `after`, else behind the last one. */
export type OwnColumn = Column<never> & { after?: string };

/** What the cells of a drawn column stand in, such as a link; by field. */
export type Around<Row> = (row: Row, value: ReactNode) => ReactNode;

type Wanted = Omit<WantedColumns, "hidden" | "changed" | "taken"> & {
  changes?: Readonly<{ [name: string]: ColumnChange<never> | undefined }> | undefined;
  own?: readonly OwnColumn[] | undefined;
  around?: Readonly<{ [name: string]: Around<ContractRow> | undefined }> | undefined;
};

/** Pixels of a column that does not say how many. */
const USUAL = 160;

/** The columns of a list, their cells drawn by the kinds of its fields, with what the page says of them itself. */
export const contractColumns = (
  shape: ReadShape,
  { changes = {}, own = [], around = {}, ...wanted }: Wanted,
): readonly ListColumn<ContractRow>[] => {
  const said = Object.entries(changes);
  const shown = drawnColumns(shape, {
    ...wanted,
    hidden: said.flatMap(([name, change]) => (change === "hidden" ? name : [])),
    changed: new Map(said.flatMap(([name, change]) => (typeof change === "object" ? [[name, change.width]] : []))),
    taken: own.reduce((sum, { width = USUAL }) => sum + width, 0),
  });
  const columns = shown.map(({ field, looks }, at): ListColumn<ContractRow> => ({
    ...looks,
    cell: (row, locale) => {
      const drawn = fieldValue(field, row, locale) ?? DASH;
      const value = around[field.name]?.(row, drawn) ?? drawn;
      return at === 0 ? <span className="font-semibold">{value}</span> : value;
    },
    text: (row) => textOf(field, row),
    ...fileColumns(field),
    amount: field.kind === "money",
    copyable: field.kind === "id" || field.kind === "code",
    align: at > 0 && AT_END.has(field.kind) ? "end" : "start",
    skeleton: field.kind === "id" ? "id" : field.kind === "choice" ? "badge" : "text",
    ...(typeof changes[field.name] === "object" && (changes[field.name] as ColumnLooks<ContractRow>)),
  }));
  for (const { after, ...column } of own.toReversed()) {
    const at = columns.findIndex(({ id }) => id === after);
    columns.splice(at < 0 ? columns.length : at + 1, 0, column as unknown as ListColumn<ContractRow>);
  }
  return columns;
};
