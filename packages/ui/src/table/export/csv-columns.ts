import type { CsvColumn } from "./csv.ts";
import type { CsvValue } from "./csv-field.ts";
import type { CsvFormat } from "./csv-notation.ts";
import type { Column } from "../types.ts";

/** A choice has the label that its column gives it. */
const labelled = (value: CsvValue, labels: Readonly<Record<string, string>>): CsvValue =>
  typeof value === "object" && value && "code" in value && Object.hasOwn(labels, value.code)
    ? { ...value, label: labels[value.code]! }
    : value;

/**
 * Converts table columns to CSV columns: their values, else raw texts, each followed by its secondary columns; columns
 * without either are omitted. Times without an offset have the time zone in the header.
 */
export const csvColumns = <Row>(columns: readonly Column<Row>[], format: CsvFormat): readonly CsvColumn<Row>[] =>
  columns.flatMap(({ header, fileHeader = header, value: raw, text, labels = {}, zoned, beside = [] }) => {
    const added = beside.map((it) => ({ header: `${header} ${it.word}`, value: it.value }));
    const value = raw ? (row: Row) => labelled(raw(row), labels) : text;
    const isLocal = zoned && format.notation === "screen";
    return value ? [{ header: isLocal ? `${fileHeader} (${format.timeZone})` : fileHeader, value }, ...added] : [];
  });
