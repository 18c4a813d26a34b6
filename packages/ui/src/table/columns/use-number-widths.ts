import { useMemo } from "react";
import { useLocale } from "../../display/locale/use-locale.ts";
import { numberWidths } from "./number-widths.ts";
import type { Column, Density } from "../types.ts";

/** Units of the font of a table, as table.css has them. */
const FONT: Readonly<Record<Density, number>> = { compact: 13, comfortable: 14 };

/** The units that columns of numbers need for the rows on screen and their totals, by the ids of the columns. */
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
