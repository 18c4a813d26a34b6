import type { FieldKind, ReadShape } from "@backoffice/api-client";
import { DASH } from "@backoffice/ui";
import type { Column } from "@backoffice/ui/table";
import { drawnColumns, type WantedColumns } from "./drawn-columns.ts";
import { fieldRaw, fieldText, fieldValue } from "../fields/field-value.tsx";
import type { ContractRow } from "./contract-read.ts";

const AT_END: ReadonlySet<FieldKind> = new Set([
  "money",
  "integer",
  "decimal",
  "percentage",
  "moment",
  "epoch",
  "date",
]);

/** The columns of a list whose cells are drawn by the kinds of its fields. */
export const contractColumns = (shape: ReadShape, wanted: WantedColumns): readonly Column<ContractRow>[] =>
  drawnColumns(shape, wanted).map(({ field, looks }, at) => ({
    ...looks,
    cell: (row, locale) => {
      const value = fieldValue(field, row, locale) ?? DASH;
      return at === 0 ? <span className="font-semibold">{value}</span> : value;
    },
    text: (row) => fieldText(row[field.name]),
    value: (row) => fieldRaw(row[field.name]),
    copyable: field.kind === "id" || field.kind === "code",
    align: at > 0 && AT_END.has(field.kind) ? "end" : "start",
    skeleton: field.kind === "id" ? "id" : field.kind === "choice" ? "badge" : "text",
  }));
