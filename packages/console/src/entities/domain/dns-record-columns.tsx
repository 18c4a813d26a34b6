import type { components } from "@backoffice/api-client";
import { booleanCell, dateCell, idCell, maskedCell, type Column } from "@backoffice/ui/table";
import { holdsToken } from "./holds-token.ts";
import { HostName } from "./host-name.tsx";

type DnsRecord = Pick<
  components["schemas"]["CfDnsRecord"],
  "id" | "name" | "type" | "content" | "proxied" | "created_on" | "modified_on"
>;

const hidden = maskedCell<DnsRecord>(({ content }) => content);

/** Documented columns of DNS records, name first; token values are masked (content §2). */
export const dnsRecordColumns = [
  {
    id: "name",
    header: "Title",
    cell: ({ name }) => (
      <span className="font-semibold">
        <HostName host={name} />
      </span>
    ),
    text: ({ name }) => name,
    copyable: true,
    hideable: false,
    sticky: "start",
    width: 230,
  },
  { id: "type", header: "Type", cell: ({ type }) => type, text: ({ type }) => type, width: 90 },
  {
    id: "content",
    header: "Value",
    cell: (row, reader) =>
      holdsToken(row) ? (
        hidden.cell(row, reader)
      ) : (
        <span className="font-mono text-meta">
          {row.type === "CNAME" ? <HostName host={row.content} /> : row.content}
        </span>
      ),
    // Copying needs the value, for the registrar; exports exclude it.
    text: ({ content }) => content,
    value: (row) => (holdsToken(row) ? hidden.text!(row) : row.content),
    copyable: true,
    width: 260,
  },
  { id: "proxied", header: "Proxied", ...booleanCell<DnsRecord>((row) => row.proxied), width: 90 },
  { id: "created_on", header: "Created", ...dateCell<DnsRecord>((row) => row.created_on), width: 185 },
  { id: "modified_on", header: "Updated", ...dateCell<DnsRecord>((row) => row.modified_on), width: 185 },
  { id: "id", header: "ID", ...idCell<DnsRecord>((row) => row.id), width: 150 },
] as const satisfies readonly Column<DnsRecord>[];
