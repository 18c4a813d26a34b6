import { Money } from "../../display/values/money.tsx";
import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { formatAmount } from "./format-amount.ts";

type Amount = {
  /** Decimal text ("1234.50"), so that no digit is lost. */
  amount: string;
  /** Currency code, such as EUR. */
  currency?: string | undefined;
};

/** An amount with its currency. Copied as a plain number, exported as number and currency. */
export const moneyCell = <Row,>(
  get: (row: Row) => Amount | null | undefined,
  given: { /** BCP 47; the reader's without it. */ locale?: string | undefined } = {},
): Cell<Row> => ({
  cell: (row, reader) => {
    const money = get(row);
    const amount = money && formatAmount(money.amount, given.locale ?? reader.locale);
    return amount === undefined || amount === null ? DASH : <Money amount={amount} currency={money?.currency} />;
  },
  text: (row) => get(row)?.amount ?? "",
  value: (row) => ({ number: get(row)?.amount ?? "" }),
  currency: (row) => get(row)?.currency,
  beside: [{ word: "currency", value: (row) => get(row)?.currency }],
  align: "end",
  amount: true,
});
