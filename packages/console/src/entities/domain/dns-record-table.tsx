import type { components } from "@backoffice/api-client";
import { SectionHeading } from "@backoffice/ui";
import { booleanCell, dateCell, DataTable, idCell, type Column } from "@backoffice/ui/table";
import { useId, type ReactNode } from "react";

type Record = components["schemas"]["CfDnsRecord"];

const COLUMNS: readonly Column<Record>[] = [
  {
    id: "name",
    header: "Title",
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
    text: ({ name }) => name,
    copyable: true,
    width: 230,
  },
  { id: "type", header: "Type", cell: ({ type }) => type, text: ({ type }) => type, width: 90 },
  {
    id: "content",
    header: "Value",
    cell: ({ content }) => <span className="font-mono text-meta">{content}</span>,
    text: ({ content }) => content,
    copyable: true,
    width: 260,
  },
  { id: "proxied", header: "Proxied", ...booleanCell<Record>((row) => row.proxied), width: 90 },
  { id: "created_on", header: "Created", ...dateCell<Record>((row) => row.created_on), width: 185 },
  { id: "modified_on", header: "Updated", ...dateCell<Record>((row) => row.modified_on), width: 185 },
  { id: "id", header: "ID", ...idCell<Record>((row) => row.id), width: 150 },
];

const idOf = ({ id }: Record) => id;

type DnsRecordTableProps = {
  records: readonly Record[];
  /** What is done with them, beside the heading. */
  buttons?: ReactNode;
};

/** The DNS records of a domain or a hostname, as Cloudflare has them (content §2). */
export const DnsRecordTable = ({ records, buttons }: DnsRecordTableProps) => {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SectionHeading level={3} id={headingId}>{`DNS records: ${records.length}`}</SectionHeading>
        {buttons && <div className="flex gap-2">{buttons}</div>}
      </div>
      <DataTable<Record>
        className="mt-2"
        label="DNS records"
        rows={records}
        columns={COLUMNS}
        rowId={idOf}
        state={{ status: "ready" }}
        empty={<p className="p-3 text-ink-muted">Cloudflare has no records of it yet.</p>}
      />
    </div>
  );
};
