import { listDnsRecords, type components } from "@backoffice/api-client";
import { listDnsRecords as shape } from "@backoffice/api-client/shapes/dns";
import { Network } from "lucide-react";
import { dnsRecordColumns } from "#entities/domain/dns-record-columns.tsx";
import { listPage } from "#entities/fields/contract-page.ts";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { dnsRecordActions } from "../sign-in-settings.actions.ts";

const sortable = dnsRecordColumns.map((it) => ({ ...it, sortable: true as const }));

/** Documented columns (content §2), with the owner before the dates. */
const columns: ColumnsOf<typeof listDnsRecords> = [
  ...sortable.slice(0, 4),
  {
    id: "opId",
    header: "Operator",
    ...operatorCell<components["schemas"]["DevDnsRecord"]>(({ opId }) => opId),
    sortable: true,
    width: 150,
  },
  ...sortable.slice(4),
];

/** List of developer DNS records; the specification names no path, so it is under /api/dev (content §2, §7). */
export const DnsRecords = listPage({
  read: listDnsRecords,
  shape,
  label: "DNS records",
  key: "id",
  columns,
  actions: dnsRecordActions,
  opens: { panel: "dns-record-edit", param: "dnsRecord" },
  create: { creates: "create-dns-record" },
  empty: { icon: Network, text: "DNS records route a domain to a server or prove its ownership." },
});
