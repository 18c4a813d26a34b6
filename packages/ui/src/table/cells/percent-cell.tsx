import { type Cell, DASH } from "./cell.tsx";

/** A share as a percentage: 0.125 is 12.5%. Exported as the number. */
export const percentCell = <Row,>(
  get: (row: Row) => number | null | undefined,
  { locale = "en", digits = 2 }: { locale?: string; /** At most so many after the point. */ digits?: number } = {},
): Cell<Row> => {
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: digits });
  const valid = (row: Row) => {
    const share = get(row);
    return typeof share === "number" && Number.isFinite(share) ? share : undefined;
  };
  return {
    cell: (row) => {
      const share = valid(row);
      return share === undefined ? DASH : format.format(share);
    },
    text: (row) => {
      const share = valid(row);
      return share === undefined ? "" : format.format(share);
    },
    value: valid,
    align: "end",
    skeleton: "short",
  };
};
