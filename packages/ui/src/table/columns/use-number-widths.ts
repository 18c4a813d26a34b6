import { useMemo } from "react";
import { useLocale } from "../../display/locale/use-locale.ts";
import { numberWidths } from "./number-widths.ts";
import type { Column, Density } from "../types.ts";

/** Font size of a table in units by density, as in table.css. */
const FONT: Readonly<Record<Density, number>> = { compact: 13, comfortable: 14 };

/** Units that number columns need for the current rows and totals, by column id. */
export const useNumberWidths = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sums: Readonly<Record<string, unknown>> | undefined,
  density: Density,
): ReadonlyMap<string, number> => {
  const { locale, timeZone } = useLocale();
  return useMemo(
    () => numberWidths(columns, rows, sums, { locale, timeZone }, FONT[density]),
    [columns, rows, sums, locale, timeZone, density],
  );
};
