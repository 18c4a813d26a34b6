import type { components } from "@backoffice/api-client";
import { addDecimals } from "@backoffice/ui/form";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { formatAmount, formatNumber } from "#kit/numbers/format-number.ts";

type Waiting = Pick<components["schemas"]["Waiting"], "count" | "amountInUSD">;

/** The line beside the title: all queued items, and their money in USD; undefined until they are known. */
export const waitingWords = (waiting: readonly Waiting[] | undefined, locale: string): string | undefined => {
  if (!waiting) return undefined;
  const count = waiting.reduce((sum, it) => sum + it.count, 0);
  const money = waiting.flatMap(({ amountInUSD }) => amountInUSD ?? []);
  const inUSD = money.reduce((sum, it) => addDecimals(sum, decimalOf(it)), "0");
  const items = `${formatNumber(count, locale)} ${count === 1 ? "item" : "items"} waiting`;
  return money.length > 0 ? `${items} · ${formatAmount(inUSD, locale, "USD")} USD` : items;
};
