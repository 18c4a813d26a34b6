import { isNumber } from "@backoffice/api-client";
import { DASH, Money } from "@backoffice/ui";
import { moneyCell, type Cell } from "@backoffice/ui/table";
import { fileAmount } from "#kit/numbers/file-amount.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { formatAmount } from "#kit/numbers/format-number.ts";

type Sum = { value: number | null | undefined; currency: string | null | undefined };

type Looks = {
  /** The header shows the currency, which is the same in all rows. */
  bare?: boolean;
};

/**
 * Cell of a wire amount with its currency's decimals; zero is faint. Copied as a bare number, exported with decimals
 * and currency.
 */
export const amountCell = <Row,>(get: (row: Row) => Sum, { bare = false }: Looks = {}): Cell<Row> => ({
  ...moneyCell((row) => {
    const { value, currency } = get(row);
    return isNumber(value) ? { amount: decimalOf(value), currency: currency ?? undefined } : undefined;
  }),
  cell: (row, { locale }) => {
    const { value, currency } = get(row);
    if (!isNumber(value)) return DASH;
    const amount = formatAmount(value, locale, currency ?? undefined);
    const shown = bare ? undefined : (currency ?? undefined);
    return <Money amount={amount} currency={shown} {...(value === 0 && { className: "text-ink-faint" })} />;
  },
  currency: bare ? undefined : (row) => get(row).currency ?? undefined,
  value: (row) => {
    const { value, currency } = get(row);
    return isNumber(value) ? fileAmount(value, currency ?? undefined) : undefined;
  },
});
