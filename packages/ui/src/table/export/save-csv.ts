import { type CsvColumn, writeCsv } from "./csv.ts";
import type { CsvFormat } from "./csv-notation.ts";
import { fileNameOf } from "./file-name-of.ts";
import { saveFile } from "./save-file.ts";

/** Downloads a CSV file of rows that are already loaded; `name` has no extension. */
export const saveCsv = async <Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  format: CsvFormat,
): Promise<void> => {
  const parts: string[] = [];
  for await (const { text } of writeCsv(columns, [rows], format)) parts.push(text);
  saveFile(parts, fileNameOf(name, "csv"), "text/csv;charset=utf-8");
};
