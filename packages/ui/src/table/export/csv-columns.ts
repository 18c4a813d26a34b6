import type { Locale } from "../../display/locale/locale.ts";
import type { CsvColumn } from "./csv.ts";
import type { Column } from "../types.ts";

/**
 * The columns of a table as those of a file: raw values where a column has them, else its raw text, and right after them
 * what belongs to them; others are left out. Moments are as on the reader's screen, under the name of the time zone.
 */
export const csvColumns = <Row>(columns: readonly Column<Row>[], reader: Locale): readonly CsvColumn<Row>[] =>
  columns.flatMap(({ header, value, text, zoned, beside = [] }) => {
    const added = beside.map((it) => ({ header: `${header} ${it.word}`, value: it.value }));
    const raw = value ? (row: Row) => value(row, reader) : text;
    return raw ? [{ header: zoned ? `${header} (${reader.timeZone})` : header, value: raw }, ...added] : [];
  });
