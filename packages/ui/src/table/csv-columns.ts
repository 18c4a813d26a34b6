import type { CsvColumn } from "./csv.ts";
import type { Column } from "./types.ts";

/** The columns of a table as those of a file: raw values where a column has them, else its raw text; others are left out. */
export const csvColumns = <Row>(columns: readonly Column<Row>[]): readonly CsvColumn<Row>[] =>
  columns.flatMap(({ header, value, text }) => {
    const raw = value ?? text;
    return raw ? [{ header, value: raw }] : [];
  });
