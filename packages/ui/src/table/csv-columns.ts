import type { CsvColumn } from "./csv.ts";
import type { Column } from "./types.ts";

/**
 * The columns of a table as those of a file: raw values where a column has them, else its raw text, and right after them
 * what belongs to them; others are left out.
 */
export const csvColumns = <Row>(columns: readonly Column<Row>[]): readonly CsvColumn<Row>[] =>
  columns.flatMap(({ header, value, text, beside = [] }) => {
    const raw = value ?? text;
    const added = beside.map((it) => ({ header: `${header} ${it.word}`, value: it.value }));
    return raw ? [{ header, value: raw }, ...added] : [];
  });
