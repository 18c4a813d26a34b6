import { factTexts } from "#kit/submit/facts-text.ts";
import type { ResultRow } from "./results-file.ts";

/** How staff name a row; after a reload by what was stored of it: "10.54 USD, player 8F2K". */
export const resultName = <Row>(
  { id, row, facts = {} }: ResultRow<Row>,
  name: (row: Row) => string,
  locale: string,
): string => {
  if (row) return name(row);
  return factTexts(facts, locale).join(", ") || id;
};
