import { checkedRows, followed, type Row, type RowColumn } from "@backoffice/ui/form";
import { z } from "zod";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

/** Converts wire rows to form rows of decimal texts. */
export const textsOf = (rows: readonly object[], columns: readonly RowColumn[]): Record<string, string>[] =>
  rows.map((row) =>
    Object.fromEntries(columns.map(({ key }) => [key, decimalOf((row as Readonly<Record<string, number>>)[key] ?? 0)])),
  );

/** Schema of complete rows, ascending where required; the output keeps decimal texts. */
export const settingRows = (columns: readonly RowColumn[], maximum: number) =>
  z
    .array(z.record(z.string(), z.string()))
    .min(1, "Add a row.")
    .max(maximum, `Use at most ${maximum} rows.`)
    .superRefine(checkedRows(columns))
    .transform((rows) => followed(rows, columns));

/** One column of a row as a wire number. */
export const numberIn = (row: Row, key: string): number => Number(row[key]);
