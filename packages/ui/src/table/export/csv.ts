import { csvField, type CsvValue } from "./csv-field.ts";
import { separatorOf, type CsvFormat } from "./csv-notation.ts";

export type CsvColumn<Row> = { header: string; value: (row: Row) => CsvValue };

/** A page of rows for an export. */
export type ExportPage<Row> = {
  rows: readonly Row[];
  /** The list changed and is read again from this page on: earlier pages are discarded. */
  again?: boolean | undefined;
  /** The list changed while it was read: rows may be missing or outdated. */
  moved?: boolean | undefined;
};

const END = "\r\n";

/**
 * Yields the text of a file in pieces, the header and one per page of rows, so that the file is never one string. A file
 * for a spreadsheet has a byte order mark, without which Excel does not detect UTF-8.
 */
export async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  format: CsvFormat,
): AsyncGenerator<{ text: string; rows: number }, void, void> {
  const line = (values: readonly CsvValue[]) =>
    values.map((value) => csvField(value, format)).join(separatorOf(format)) + END;
  yield { text: (format.notation === "screen" ? "\uFEFF" : "") + line(columns.map(({ header }) => header)), rows: 0 };
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield { text: page.map((row) => line(columns.map(({ value }) => value(row)))).join(""), rows: page.length };
  }
}
