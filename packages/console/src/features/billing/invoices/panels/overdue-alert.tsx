import type { components } from "@backoffice/api-client";
import { Alert, useNow } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import { dueAt } from "./due-at.ts";

type OverdueAlertProps = { invoice: components["schemas"]["Invoice"] };

/** Warns of an invoice that was not paid by the 5th (money §9). */
export const OverdueAlert = ({ invoice: { issuedAt, opId, remainingAmountInUSD } }: OverdueAlertProps) => {
  const now = useNow(false);
  const due = dueAt(issuedAt);
  if (remainingAmountInUSD <= 0 || now < due) return null;
  return (
    <Alert
      severity="caution"
      className="mb-4 print:hidden"
      title="Overdue"
      action={
        <PageLink to="/billing/invoices" query={{ opId, status: "UNPAID" }} permission="view_billing" inText>
          All unpaid invoices
        </PageLink>
      }
    >
      <Amount value={remainingAmountInUSD} currency="USD" /> has been outstanding since{" "}
      <Moment value={new Date(due).toISOString()} />.
    </Alert>
  );
};
