import type { components, listHostnames } from "@backoffice/api-client";
import { dateCell, statusCell } from "@backoffice/ui/table";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { CF_ZONE_STATUS } from "./domain-status.ts";
import { CUSTOM_HOSTNAME_STATUS, HOSTNAME_SSL_STATUS } from "./hostname-status.ts";

type Hostname = components["schemas"]["Hostname"];

/** Documented columns of hostnames (content §2). */
export const hostnameColumns: ColumnsOf<typeof listHostnames> = [
  {
    id: "hostname",
    header: "Hostname",
    cell: ({ hostname }) => <span className="font-semibold">{hostname}</span>,
    text: ({ hostname }) => hostname,
    copyable: true,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 215,
  },
  {
    id: "sslValidationStatus",
    header: "SSL Status",
    ...statusCell<Hostname, keyof typeof HOSTNAME_SSL_STATUS>((row) => row.sslValidationStatus, HOSTNAME_SSL_STATUS),
    sortable: true,
    width: 140,
  },
  {
    id: "clientZoneStatus",
    header: "Client Status",
    ...statusCell<Hostname, keyof typeof CF_ZONE_STATUS>((row) => row.clientZoneStatus, CF_ZONE_STATUS),
    sortable: true,
    width: 115,
  },
  {
    id: "customHostnameStatus",
    header: "Status",
    ...statusCell<Hostname, keyof typeof CUSTOM_HOSTNAME_STATUS>(
      (row) => row.customHostnameStatus,
      CUSTOM_HOSTNAME_STATUS,
    ),
    sortable: true,
    width: 110,
  },
  { id: "createdAt", header: "Created At", ...dateCell<Hostname>((row) => row.createdAt), sortable: true, width: 172 },
  { id: "updatedAt", header: "Updated At", ...dateCell<Hostname>((row) => row.updatedAt), sortable: true, width: 172 },
];
