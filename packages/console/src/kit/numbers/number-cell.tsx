import { cn, DASH } from "@backoffice/ui";
import type { Cell } from "@backoffice/ui/table";
import { formatNumber } from "./format-number.ts";

/** The cell of a number that is not an amount, in the reader's locale. Copied and exported unformatted. */
export const numberCell = <Row,>(get: (row: Row) => number | null | undefined): Cell<Row> => ({
  cell: (row, { locale }) => {
    const value = get(row) ?? undefined;
    return value === undefined ? (
      DASH
    ) : (
      <bdi dir="ltr" className={cn("tabular", value === 0 && "text-ink-faint")}>
        {formatNumber(value, locale)}
      </bdi>
    );
  },
  text: (row) => String(get(row) ?? ""),
  value: (row) => get(row) ?? undefined,
  align: "end",
  skeleton: "short",
});
