import type { components } from "@backoffice/api-client";
import { Alert, Card } from "@backoffice/ui";
import type { ReactNode } from "react";
import { RECORD_TYPE } from "#entities/billing/record-type.ts";
import { Amount } from "#entities/money/amount.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { StatusBadge } from "#kit/words/status-badge.tsx";

type BillingRecord = components["schemas"]["BillingRecord"];

type Part = { label: string; value: ReactNode };

const usd = (label: string, value: number): Part => ({ label, value: <Amount value={value} currency="USD" /> });

const partsOf = (record: BillingRecord): Part[] =>
  record.type === "invoice"
    ? [
        usd("GGR commission", record.invoice.ggrCommissionAmountInUSD),
        usd("Total", record.amount),
        usd("Outstanding", record.invoice.remainingAmountInUSD),
      ]
    : [{ label: "Paid by", value: record.payment.paidBy ?? "Unknown" }, usd("Amount", record.amount)];

/** Preview of a new layout with the real record and without actions (ruling 33). */
export const RecordPreview = ({ record }: { record: BillingRecord }) => (
  <>
    <Alert severity="info" title="Preview">
      Preview of a new layout, without actions.
    </Alert>
    <Card className="mt-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p className="text-heading font-semibold wrap-anywhere">{record.title}</p>
        <StatusBadge status={record.type} of={RECORD_TYPE} />
      </div>
      <p className="mt-1 text-meta text-ink-muted">
        {record.opTitle} · <Moment value={record.issuedAt} />
      </p>
      <ul className="mt-4 border-t">
        {partsOf(record).map(({ label, value }) => (
          <li key={label} className="flex items-baseline justify-between gap-4 border-b py-2.5">
            <span className="text-ink-muted">{label}</span>
            <span className="text-end font-medium wrap-anywhere">{value}</span>
          </li>
        ))}
      </ul>
    </Card>
  </>
);
