import { Button, Skeleton, useLocale } from "@backoffice/ui";
import { useFormContext } from "react-hook-form";
import { MONTHS, formatMonth, type BillingMonth } from "#entities/billing/months.ts";
import { useLatestInvoices } from "#entities/billing/use-latest-invoices.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { Unread } from "#kit/form/unread.tsx";

/** Number of outstanding invoices offered. */
const PROPOSED = 3;

/** Latest outstanding invoices of an operator or brand: a click fills in invoice number and month. */
export const OpenInvoices = ({ opId }: { opId: string }) => {
  const { locale } = useLocale();
  const { setValue } = useFormContext<{ invoiceNo: string; month: BillingMonth; year: string }>();
  const { data, error } = useLatestInvoices(opId);
  const open = (data?.items ?? []).filter((it) => it.remainingAmountInUSD > 0).slice(0, PROPOSED);
  const choose = ({ invoiceNo, month, year }: (typeof open)[number]) => {
    const changed = { shouldDirty: true, shouldValidate: true } as const;
    setValue("invoiceNo", String(invoiceNo), changed);
    setValue("month", MONTHS[month - 1]!, changed);
    setValue("year", String(year), changed);
  };
  if (opId === "") return null;
  return (
    // Two lines from the start, so that the answer moves no field below.
    <div role="group" aria-label="Open invoices" className="col-span-full min-h-14">
      <Unread what="open invoices" error={error} />
      {!error && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-meta text-ink-muted">
            {data && open.length === 0 ? "No open invoices" : "Open invoices:"}
          </span>
          {!data && <Skeleton className="h-6 w-64" />}
          {open.map((invoice) => (
            <Button key={invoice.invoiceNo} size="sm" onClick={() => choose(invoice)}>
              {`${invoice.invoiceNo} · ${formatMonth(invoice.month, invoice.year)} · ${amountText(invoice.remainingAmountInUSD, "USD", locale)}`}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
