import { useMemo, useState } from "react";
import { constantColumns, constantCurrencies, stillConstant } from "./constant-values.ts";
import type { Column } from "../types.ts";

type Hidden = { columns: string; rows: readonly unknown[]; texts: ReadonlyMap<string, string> };

/**
 * Values that all rows have in common, shown once by the table: ids of columns to hide, and currencies by column id for
 * the headers. A column that was shown stays: turning the page hides none.
 */
export const useConstantValues = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) => {
  const ids = columns.map(({ id }) => id).join(",");
  const [hidden, setHidden] = useState<Hidden>();
  const known = hidden?.columns === ids ? hidden : undefined;
  let current = known;
  if (rows.length > 0 && known?.rows !== rows) {
    const texts = known ? stillConstant(columns, rows, known.texts) : constantColumns(columns, rows);
    current = { columns: ids, rows, texts };
    setHidden(current);
  }
  const currencies = useMemo(() => constantCurrencies(columns, rows), [columns, rows]);
  return { constant: [...(current?.texts.keys() ?? [])].join(","), currencies };
};
