import { showBillingRecord } from "@backoffice/api-client";
import { useMemo } from "react";
import { RECORD_TYPE } from "#entities/billing/record-type.ts";
import { Amount } from "#entities/money/amount.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { asRecordActions } from "#kit/records/as-record-actions.ts";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { isAdmin, isSuperAdmin, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { recordActions } from "./record.actions.ts";
import { RecordFacts } from "./record-facts.tsx";
import { RecordPreview } from "./record-preview.tsx";

/** An invoice or payment of the billing history, with preview and JSON by role (money §2, §6). */
export const BillingRecordDetails = ({
  params: { billingRecord },
  close,
}: DrawerPanelProps<"billing-record-details">) => {
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => recordActions(panels, session), [panels, session]);
  return (
    <RecordPanel
      noun="billing record"
      read={showBillingRecord}
      input={billingRecord && { body: { id: billingRecord } }}
      close={close}
      head={(record) => ({
        title: record.type === "invoice" ? "Invoice Details" : "Payment Details",
        subtitle: `${record.title} · ${record.opTitle}`,
        status: <StatusBadge status={record.type} of={RECORD_TYPE} />,
        figures: [
          { label: "Amount", value: <Amount value={record.amount} currency="USD" /> },
          ...(record.type === "invoice"
            ? [{ label: "Outstanding", value: <Amount value={record.invoice.remainingAmountInUSD} currency="USD" /> }]
            : []),
        ],
      })}
      json={false}
      tabs={(record) => [
        ...(isSuperAdmin(session)
          ? [{ id: "preview", label: "Details V2 (Preview)", content: <RecordPreview record={record} /> }]
          : []),
        // The JSON of an invoice is for ADMIN too (ruling 32).
        ...jsonTab(record, session, { forAdmins: record.type === "invoice" }),
      ]}
      actions={(record) => asRecordActions(actions, record)}
    >
      {(record) => <RecordFacts record={record} seesNotes={isAdmin(session)} />}
    </RecordPanel>
  );
};
