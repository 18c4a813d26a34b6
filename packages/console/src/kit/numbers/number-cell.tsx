import { DASH } from "@backoffice/ui";
import type { Cell } from "@backoffice/ui/table";
import { formatNumber } from "./format-number.ts";

/** The cell of a number that is not an amount, in the reader's locale. Copied and exported unformatted. */
export const numberCell = <Row,>(get: (row: Row) => number | null | undefined): Cell<Row> => ({
  cell: (row, { locale }) => {
    const value = get(row) ?? undefined;
    if (value === undefined) return DASH;
    const text = formatNumber(value, locale);
    // Its cell has digits of equal width. A number alone is read from left to right in any language.
    return value === 0 ? <span className="text-ink-faint">{text}</span> : text;
  },
  text: (row) => String(get(row) ?? ""),
  value: (row) => get(row) ?? undefined,
  align: "end",
  skeleton: "short",
});
