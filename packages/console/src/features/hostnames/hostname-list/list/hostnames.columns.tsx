import type { components, listHostnames } from "@backoffice/api-client";
import { textCell } from "@backoffice/ui/table";
import { hostnameColumns } from "#entities/domain/hostname-columns.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { refCell } from "#kit/references/ref-cell.tsx";
import { SyncHostname } from "./sync-hostname.tsx";

type Hostname = components["schemas"]["Hostname"];

/** Documented columns with Sync; owner and account are hidden by default. */
export const hostnameListColumns: ColumnsOf<typeof listHostnames> = [
  ...hostnameColumns,
  {
    id: "sync",
    header: "Sync",
    cell: (row) => <SyncHostname hostname={row} />,
    text: () => "",
    hideable: false,
    width: 60,
  },
  {
    id: "opId",
    header: "Operator or Brand",
    ...operatorCell<Hostname>(({ opId }) => opId),
    sortable: true,
    width: 170,
    defaultHidden: true,
  },
  {
    id: "cfAccountCode",
    header: "CF Code",
    ...refCell<Hostname>(
      "cf-account-v3",
      (row) => row.cfAccountCode,
      textCell<Hostname>((row) => row.cfAccountCode),
    ),
    width: 170,
    defaultHidden: true,
  },
];
