import { useListInvoices } from "@backoffice/api-client";
import { Button, useLocale } from "@backoffice/ui";
import { useFormContext } from "react-hook-form";
import { monthWords } from "#entities/billing/months.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { Unread } from "#kit/form/unread.tsx";

/** Invoices that are looked at, the latest first, and of those not paid in full how many are proposed. */
const LATEST = 50;
const PROPOSED = 3;

/** The latest invoices of an operator or brand that are not paid in full: one click names the invoice that is paid. */
export const OpenInvoices = ({ opId }: { opId: string }) => {
  const { locale } = useLocale();
  const { setValue } = useFormContext<{ invoiceNo: string }>();
  const { data, error } = useListInvoices(
    { body: { opId, page: 1, itemsPerPage: LATEST, sortBy: "issuedAt", sortDirection: "desc" } },
    { enabled: opId !== "", staleTime: 0 },
  );
  const open = (data?.items ?? []).filter((it) => it.remainingAmountInUSD > 0).slice(0, PROPOSED);
  return (
    <>
      <Unread what="open invoices" error={error} />
      {open.length > 0 && (
        <div role="group" aria-label="Open invoices" className="col-span-full flex flex-wrap items-center gap-2">
          <span className="text-meta text-ink-muted">Open invoices:</span>
          {open.map(({ invoiceNo, month, year, remainingAmountInUSD }) => (
            <Button
              key={invoiceNo}
              size="sm"
              onClick={() => setValue("invoiceNo", String(invoiceNo), { shouldDirty: true, shouldValidate: true })}
            >
              {`${invoiceNo} · ${monthWords(month, year)} · ${amountText(remainingAmountInUSD, "USD", locale)}`}
            </Button>
          ))}
        </div>
      )}
    </>
  );
};
