import type { components } from "@backoffice/api-client";
import { Alert, cn, useLocale } from "@backoffice/ui";
import { compareDecimals } from "@backoffice/ui/form";
import { useId, type ReactNode } from "react";
import { amountText } from "#entities/money/amount-text.ts";
import { Amount } from "#entities/money/amount.tsx";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { formatPercentage } from "#kit/numbers/format-number.ts";
import { invoiceLines, sumOfLines, type Basis } from "./invoice-lines.ts";

const useBasisText = () => {
  const { locale } = useLocale();
  return (basis: Basis): string | undefined => {
    if (!basis) return undefined;
    if ("leastInUSD" in basis) return `raises the shares to ${amountText(basis.leastInUSD, "USD", locale)}`;
    return `${formatPercentage(basis.percentage, locale)} of ${amountText(basis.ofInUSD, "USD", locale)}`;
  };
};

type RowProps = { label: ReactNode; basis?: string | undefined; inUSD: number; strong?: boolean };

const Row = ({ label, basis, inUSD, strong = false }: RowProps) => (
  <tr className={cn("border-b align-baseline", strong && "font-semibold")}>
    <th scope="row" className={cn("py-2 pe-3 text-start wrap-anywhere", strong ? "font-semibold" : "font-normal")}>
      {label}
      {basis && (
        <span dir="auto" className="block text-meta font-normal text-ink-muted @min-[480px]:hidden">
          {basis}
        </span>
      )}
    </th>
    <td className="hidden py-2 pe-3 text-meta text-ink-muted @min-[480px]:table-cell">
      <bdi>{basis}</bdi>
    </td>
    <td className="py-2 text-end whitespace-nowrap">
      <Amount value={inUSD} currency="USD" />
    </td>
  </tr>
);

/** Charges of an invoice with total, paid and outstanding amount (money §9). */
export const InvoiceSum = ({ invoice }: { invoice: components["schemas"]["Invoice"] }) => {
  const { locale } = useLocale();
  const textOf = useBasisText();
  const headingId = useId();
  const lines = invoiceLines(invoice);
  const { totalPayableAmountInUSD, paidAmountInUSD, remainingAmountInUSD } = invoice;
  const sum = sumOfLines(lines);
  return (
    <section aria-labelledby={headingId} className="@container mt-5">
      <table className="w-full border-collapse text-body">
        <caption id={headingId} className="pb-1 text-start font-semibold">
          Charges
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Basis</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, basis, inUSD }, at) => (
            <Row key={at} label={label} basis={textOf(basis)} inUSD={inUSD} />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-line-strong">
          <Row label="Total in USD" inUSD={totalPayableAmountInUSD} strong />
          <Row label="Paid" inUSD={paidAmountInUSD} />
          <Row label="Outstanding" inUSD={remainingAmountInUSD} strong />
        </tfoot>
      </table>
      {compareDecimals(sum, decimalOf(totalPayableAmountInUSD)) !== 0 && (
        <Alert severity="caution" title="The lines do not add up to the total" className="mt-3">
          Their sum is {amountText(sum, "USD", locale)}. Check this invoice before you send it.
        </Alert>
      )}
    </section>
  );
};
