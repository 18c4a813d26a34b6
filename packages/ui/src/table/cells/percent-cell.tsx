import { DEFAULT_LOCALE } from "../../display/locale/locale.ts";
import { DASH } from "../../display/values/dash.tsx";
import { withMinusSign } from "../../numbers/with-minus-sign.ts";
import type { Cell } from "./cell.ts";

type Options = {
  /** BCP 47 locale; defaults to that of `LocaleProvider`. */
  locale?: string | undefined;
  /** Maximum number of decimals. */
  digits?: number | undefined;
};

const formats = new Map<string, Intl.NumberFormat>();

const format = (share: number, locale: string, digits: number): string => {
  const key = `${locale}|${digits}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: digits });
  formats.set(key, known);
  return known.format(share);
};

/** A ratio as a percentage: 0.125 is 12.5%. Exported as the number. */
export const percentCell = <Row,>(
  get: (row: Row) => number | null | undefined,
  { locale, digits = 2 }: Options = {},
): Cell<Row> => {
  const valid = (row: Row) => {
    const share = get(row);
    return typeof share === "number" && Number.isFinite(share) ? share : undefined;
  };
  return {
    cell: (row, reader) => {
      const share = valid(row);
      // Isolated, because otherwise the percent sign changes sides in a right-to-left page.
      return share === undefined ? (
        DASH
      ) : (
        <bdi dir="ltr">{withMinusSign(format(share, locale ?? reader.locale, digits))}</bdi>
      );
    },
    text: (row) => {
      const share = valid(row);
      return share === undefined ? "" : format(share, locale ?? DEFAULT_LOCALE.locale, digits);
    },
    value: valid,
    align: "end",
    skeleton: "short",
  };
};
