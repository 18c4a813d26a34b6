import type { Locale } from "../../display/locale/locale.ts";
import type { CsvColumn } from "./csv.ts";
import type { Column } from "../types.ts";

/**
 * Converts table columns to CSV columns: raw values, else raw text, each followed by its secondary columns; columns
 * without either are omitted. Dates are written as on screen, and the header names the time zone.
 */
export const csvColumns = <Row>(columns: readonly Column<Row>[], reader: Locale): readonly CsvColumn<Row>[] =>
  columns.flatMap(({ header, value, text, zoned, beside = [] }) => {
    const added = beside.map((it) => ({ header: `${header} ${it.word}`, value: it.value }));
    const raw = value ? (row: Row) => value(row, reader) : text;
    return raw ? [{ header: zoned ? `${header} (${reader.timeZone})` : header, value: raw }, ...added] : [];
  });
