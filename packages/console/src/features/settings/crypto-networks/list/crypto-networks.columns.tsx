import type { components, listCryptoNetworks } from "@backoffice/api-client";
import { dateCell, maskedCell, textCell } from "@backoffice/ui/table";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type CryptoNetwork = components["schemas"]["CryptoNetwork"];

/** Columns of crypto networks; keys are secrets, masked in copies and exports too. */
export const cryptoNetworkColumns: ColumnsOf<typeof listCryptoNetworks> = [
  {
    id: "network",
    header: "Network",
    cell: (row) => <span className="font-semibold">{row.network}</span>,
    text: (row) => row.network,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 220,
  },
  {
    id: "keysCount",
    header: "Keys",
    ...numberCell((row: CryptoNetwork) => row.explorerApiKey.length),
    width: 90,
  },
  {
    id: "explorerApiKey",
    header: "Explorer API keys",
    ...maskedCell((row: CryptoNetwork) => row.explorerApiKey.join(", ")),
    minWidth: 240,
  },
  {
    id: "updatedAt",
    header: "Updated",
    ...dateCell((row: CryptoNetwork) => row.updatedAt),
    sortable: true,
    width: 192,
  },
  { id: "updatedBy", header: "Updated by", ...textCell((row: CryptoNetwork) => row.updatedBy), width: 150 },
];
