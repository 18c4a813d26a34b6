import { type CsvColumn, writeCsv } from "./csv.ts";
import { fileNameOf } from "./file-name-of.ts";
import { saveFile } from "./save-file.ts";

/** Hands the browser a CSV file of rows that are all there already; `name` has no ending. */
export const saveCsv = async <Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<void> => {
  const parts: string[] = [];
  for await (const { text } of writeCsv(columns, [rows], { bom: true })) parts.push(text);
  saveFile(parts, fileNameOf(name, "csv"), "text/csv;charset=utf-8");
};
