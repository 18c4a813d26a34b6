import { Badge, DASH, type Tone } from "@backoffice/ui";
import { dateCell, type Column } from "@backoffice/ui/table";
import { formatAmount } from "#kit/numbers/format-number.ts";
import type { RateRow } from "./rate-rows.ts";

/** Name of a currency; empty for tokens, which are known by their code only. */
const nameOf = (code: string, names: Intl.DisplayNames): string => {
  const name = /^[A-Z]{3}$/.test(code) ? names.of(code) : undefined;
  return name && name !== code ? name : "";
};

/** States of a rate. */
const STATES: Readonly<Record<RateRow["state"], { label: string; tone: Tone }>> = {
  good: { label: "Current", tone: "normal" },
  missing: { label: "No rate", tone: "stop" },
  old: { label: "More than an hour old", tone: "look" },
};

/** Columns of exchange rates, in the reader's locale. */
export const rateColumns = (locale: string): readonly Column<RateRow>[] => {
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  return [
    {
      id: "currency",
      header: "Currency",
      cell: ({ currency }) => currency,
      code: true,
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
      header: "Per US dollar",
      cell: ({ rate }) =>
        rate === null ? (
          DASH
        ) : (
          <bdi dir="ltr" className="tabular">
            {formatAmount(rate, locale)}
          </bdi>
        ),
      text: ({ rate }) => (rate === null ? "" : String(rate)),
      value: ({ rate }) => rate ?? undefined,
      align: "end",
      width: 150,
      skeleton: "short",
    },
    { id: "at", header: "Quoted", ...dateCell<RateRow>((row) => row.at), width: 185 },
    {
      id: "state",
      header: "State",
      cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
      text: ({ state }) => STATES[state].label,
      value: ({ state }) => ({ code: state, label: STATES[state].label }),
      width: 130,
      summary: "status",
      skeleton: "badge",
    },
  ];
};
