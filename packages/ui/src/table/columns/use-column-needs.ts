import { useMemo } from "react";
import { useLocale } from "../../display/locale/use-locale.ts";
import { numberWidths } from "./number-widths.ts";
import { textWidths } from "./text-widths.ts";
import type { RowNaming } from "../rows/row-name.ts";
import type { Column, Density } from "../types.ts";

/** Font size of a table in units by density, as in table.css. */
const FONT: Readonly<Record<Density, number>> = { compact: 13, comfortable: 14 };

/** The largest units of each column. */
const largest = (all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> => {
  const units = new Map<string, number>();
  for (const given of all) for (const [id, it] of given) units.set(id, Math.max(it, units.get(id) ?? 0));
  return units;
};

/**
 * Units that columns need and want for their headers, the current rows and totals, by column id (`textWidths`,
 * `numberWidths`). A bare table cannot drop a column, so its headers are cut before it scrolls.
 */
export const useColumnNeeds = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sums: Readonly<Record<string, unknown>> | undefined,
  density: Density,
  { identity }: RowNaming<Row>,
  /** Currencies that stand in the headers, by column id. */
  currencies: ReadonlyMap<string, string>,
  bare: boolean,
) => {
  const { locale, timeZone } = useLocale();
  return useMemo(() => {
    const { needs, wants, headers } = textWidths(columns, rows, identity?.id, FONT[density], currencies);
    const numbers = numberWidths(columns, rows, sums, { locale, timeZone }, FONT[density]);
    return { needs: largest(bare ? [needs, numbers] : [needs, numbers, headers]), wants };
  }, [columns, rows, sums, locale, timeZone, density, identity, currencies, bare]);
};
