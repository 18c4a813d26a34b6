import { formatAmount } from "../numbers/format-number.ts";
import type { ResultRow } from "./results-file.ts";

/** How staff name a row; after a reload by what was stored of it: "player 8F2K, 10.54 USD". */
export const resultName = <Row>(
  { id, row, facts = {} }: ResultRow<Row>,
  name: (row: Row) => string,
  locale: string,
): string => {
  if (row) return name(row);
  const { playerCode, amount, currency } = facts;
  const parts = [
    playerCode !== undefined && `player ${playerCode}`,
    amount !== undefined && `${formatAmount(amount, locale, currency)} ${currency ?? ""}`.trim(),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : id;
};
