import { checkedRows, followed, type Row, type RowColumn } from "@backoffice/ui/form";
import { z } from "zod";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

/** The rows of the wire as a field of rows holds them: decimal texts. */
export const textsOf = (rows: readonly object[], columns: readonly RowColumn[]): Record<string, string>[] =>
  rows.map((row) =>
    Object.fromEntries(columns.map(({ key }) => [key, decimalOf((row as Readonly<Record<string, number>>)[key] ?? 0)])),
  );

/** Rows that are filled in and ascend where they must; what comes of them are the rows as they count, still as texts. */
export const settingRows = (columns: readonly RowColumn[], most: number) =>
  z
    .array(z.record(z.string(), z.string()))
    .min(1, "Add a row.")
    .max(most, `There can be ${most} at most.`)
    .superRefine(checkedRows(columns))
    .transform((rows) => followed(rows, columns));

/** One column of a row as the number of the wire. */
export const numberIn = (row: Row, key: string): number => Number(row[key]);
