import { DASH } from "@backoffice/ui";
import type { Column } from "@backoffice/ui/table";
import { formatAmount } from "#kit/numbers/format-number.ts";
import type { RateRow } from "./rate-rows.ts";

/** A currency's name, where it has one: tokens are known by their code alone. */
const nameOf = (code: string, names: Intl.DisplayNames): string => {
  const name = /^[A-Z]{3}$/.test(code) ? names.of(code) : undefined;
  return name && name !== code ? name : "";
};

/** The columns of the exchange rates, written in the reader's locale. */
export const rateColumns = (locale: string): readonly Column<RateRow>[] => {
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  return [
    {
      id: "currency",
      header: "Currency",
      cell: ({ currency }) => <span className="font-mono font-semibold">{currency}</span>,
      text: ({ currency }) => currency,
      width: 90,
      skeleton: "short",
    },
    {
      id: "name",
      header: "Name",
      cell: ({ currency }) => <span dir="auto">{nameOf(currency, names) || DASH}</span>,
      text: ({ currency }) => nameOf(currency, names),
      minWidth: 116,
    },
    {
      id: "rate",
      header: "For one US dollar",
      cell: ({ rate }) => (
        <bdi dir="ltr" className="tabular">
          {formatAmount(rate, locale)}
        </bdi>
      ),
      text: ({ rate }) => String(rate),
      value: ({ rate }) => rate,
      align: "end",
      width: 150,
      skeleton: "short",
    },
  ];
};
