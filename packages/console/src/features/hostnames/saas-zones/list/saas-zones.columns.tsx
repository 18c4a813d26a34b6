import type { components, listSaasZones } from "@backoffice/api-client";
import { booleanCell, dateCell, idCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";

type Zone = components["schemas"]["SaasZone"];

/** Columns of SaaS zones; rows have no tokens. */
export const saasZoneColumns: ColumnsOf<typeof listSaasZones> = [
  {
    id: "domainName",
    header: "Domain",
    cell: ({ domainName }) => <span className="font-semibold">{domainName}</span>,
    text: ({ domainName }) => domainName,
    copyable: true,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 250,
  },
  { id: "opId", header: "Operator", ...operatorCell<Zone>(({ opId }) => opId), sortable: true, width: 170 },
  {
    id: "default",
    header: "Default",
    help: "Used for new hostnames of the operator.",
    ...booleanCell<Zone>((row) => row.default),
    sortable: true,
    width: 110,
  },
  {
    id: "hostnameCount",
    header: "Hostnames",
    ...numberCell<Zone>((row) => row.hostnameCount),
    cell: (row, reader) => (
      <PageLink to={`/settings/hostnames?cfSaasZoneId=${row.zoneId}`} permission="view_hostnames">
        {numberCell<Zone>(({ hostnameCount }) => hostnameCount).cell(row, reader)}
      </PageLink>
    ),
    sortable: true,
    width: 120,
  },
  { id: "zoneId", header: "Zone ID", ...idCell<Zone>((row) => row.zoneId), sortable: true, width: 170 },
  { id: "createdAt", header: "Created At", ...dateCell<Zone>((row) => row.createdAt), sortable: true, width: 185 },
  { id: "updatedAt", header: "Updated At", ...dateCell<Zone>((row) => row.updatedAt), sortable: true, width: 185 },
];
