import type { components } from "@backoffice/api-client";
import { SectionHeading } from "@backoffice/ui";
import { DataTable, type RowAction } from "@backoffice/ui/table";
import { useId, type ReactNode } from "react";
import { dnsRecordColumns } from "./dns-record-columns.tsx";

type Record = components["schemas"]["CfDnsRecord"];

const idOf = ({ id }: Record) => id;

type DnsRecordTableProps = {
  records: readonly Record[];
  /** Buttons beside the heading. */
  buttons?: ReactNode;
  /** Row actions; must be stable between renders. */
  actions?: readonly RowAction<Record>[];
};

/** DNS records of a domain or hostname, from Cloudflare (content §2). */
export const DnsRecordTable = ({ records, buttons, actions }: DnsRecordTableProps) => {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SectionHeading level={3} id={headingId}>{`DNS records: ${records.length}`}</SectionHeading>
        {buttons && <div className="flex flex-wrap gap-2">{buttons}</div>}
      </div>
      <DataTable<Record>
        className="mt-2"
        label="DNS records"
        rows={records}
        columns={dnsRecordColumns}
        rowId={idOf}
        actions={actions}
        state={{ status: "ready" }}
        empty={<p className="p-3 text-ink-muted">Cloudflare has no records for this domain yet.</p>}
      />
    </div>
  );
};
