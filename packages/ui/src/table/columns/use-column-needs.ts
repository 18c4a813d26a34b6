import { useMemo } from "react";
import { useLocale } from "../../display/locale/use-locale.ts";
import { numberWidths } from "./number-widths.ts";
import { textWidths } from "./text-widths.ts";
import type { Column, Density } from "../types.ts";

/** Font size of a table in units by density, as in table.css. */
const FONT: Readonly<Record<Density, number>> = { compact: 13, comfortable: 14 };

/** Units that columns need and want for the current rows and totals, by column id (`textWidths`, `numberWidths`). */
export const useColumnNeeds = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sums: Readonly<Record<string, unknown>> | undefined,
  density: Density,
  /** Id of the column that identifies the rows. */
  identity: string | undefined,
  /** Currencies that stand in the headers, by column id. */
  currencies: ReadonlyMap<string, string>,
) => {
  const { locale, timeZone } = useLocale();
  return useMemo(() => {
    const { needs, wants } = textWidths(columns, rows, identity, FONT[density], currencies);
    const numbers = numberWidths(columns, rows, sums, { locale, timeZone }, FONT[density]);
    return { needs: new Map([...needs, ...numbers]), wants };
  }, [columns, rows, sums, locale, timeZone, density, identity, currencies]);
};
