import { showInvoice, type components } from "@backoffice/api-client";
import { useMemo } from "react";
import { useInvoiceChecks } from "#entities/billing/checks/use-invoice-checks.ts";
import { INVOICE_STATUS } from "#entities/billing/invoice-status.ts";
import { formatMonth } from "#entities/billing/months.ts";
import { Amount } from "#entities/money/amount.tsx";
import { ChecksInSlot } from "#kit/checks/checks-slot.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { Missing } from "#kit/records/record-states.tsx";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { invoiceActions } from "../invoice.actions.ts";
import { MISSING_INVOICE_ID } from "../missing-id.ts";
import { InvoicePaper } from "../paper/invoice-paper.tsx";
import { InvoiceNotes } from "./invoice-notes.tsx";

const InvoiceChecks = ({ invoice }: { invoice: components["schemas"]["Invoice"] }) => (
  <ChecksInSlot checks={useInvoiceChecks(invoice)} />
);

/** An invoice with its charges and payments, and the notes of platform staff. It prints on one page (money §2, §6). */
export const InvoiceDetails = ({ params: { invoiceId }, close }: DrawerPanelProps<"invoice-details">) => {
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => invoiceActions(panels, session), [panels, session]);
  if (!invoiceId) return <Missing noun="invoice" says={MISSING_INVOICE_ID} close={close} />;
  return (
    <RecordPanel
      noun="invoice"
      read={showInvoice}
      input={{ body: { invoiceId } }}
      close={close}
      head={({ invoiceNo, opTitle, month, year, status, remainingAmountInUSD, totalPayableAmountInUSD }) => ({
        name: String(invoiceNo),
        subtitle: `${opTitle} · ${formatMonth(month, year)}`,
        status: <StatusBadge status={status} of={INVOICE_STATUS} />,
        figures: [
          { label: "Outstanding", value: <Amount value={remainingAmountInUSD} currency="USD" /> },
          { label: "Total", value: <Amount value={totalPayableAmountInUSD} currency="USD" /> },
        ],
      })}
      json={{ forAdmins: true, inTab: true }}
      actions={(invoice) => [
        ...asRecordActions(actions, invoice),
        { label: "Print", onClick: () => globalThis.print() },
      ]}
    >
      {(invoice) => (
        <>
          {invoice.remainingAmountInUSD > 0 && <InvoiceChecks invoice={invoice} />}
          <InvoicePaper invoice={invoice} />
          {isAdmin(session) && <InvoiceNotes invoice={invoice} />}
        </>
      )}
    </RecordPanel>
  );
};
