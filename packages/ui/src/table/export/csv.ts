import { csvField, type CsvValue } from "./csv-field.ts";

export type CsvColumn<Row> = { header: string; value: (row: Row) => CsvValue };

export type CsvOptions = {
  /** Tells Excel that the file is UTF-8. */
  bom?: boolean | undefined;
  /** A comma unless given; Excel takes a semicolon where the comma is the decimal mark. */
  separator?: "," | ";" | "\t" | undefined;
};

/** A page of rows for a file. */
export type ExportPage<Row> = {
  rows: readonly Row[];
  /** The list moved, and is read again from here: what came before counts for nothing. */
  again?: boolean | undefined;
  /** The list moved while it was read: rows may be missing, or be in it no longer. */
  moved?: boolean | undefined;
};

const END = "\r\n";

/** A file's text in pieces, one for the header and one for each page of rows, so that no file is ever held as one text. */
export async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  { bom = false, separator = "," }: CsvOptions = {},
): AsyncGenerator<{ text: string; rows: number }, void, void> {
  const line = (values: readonly CsvValue[]) => values.map((value) => csvField(value)).join(separator) + END;
  yield { text: (bom ? "\uFEFF" : "") + line(columns.map(({ header }) => header)), rows: 0 };
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield { text: page.map((row) => line(columns.map(({ value }) => value(row)))).join(""), rows: page.length };
  }
}
