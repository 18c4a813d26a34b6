import type { components, listDepositGateways } from "@backoffice/api-client";
import { percentCell, statusCell, tagsCell, textCell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Gateway = components["schemas"]["DepositGateway"];

/** Statuses of a gateway. */
const STATUS: Statuses<Gateway["status"]> = {
  ACTIVE: { label: "Offered", tone: "normal" },
  INACTIVE: { label: "Not offered", tone: "normal" },
};

const usd = (get: (gateway: Gateway) => number) => amountCell<Gateway>((it) => ({ value: get(it), currency: "USD" }));

/** Columns of an operator's gateways, deposit or withdraw: title, status and limits. */
export const gatewayColumns: ColumnsOf<typeof listDepositGateways> = [
  {
    id: "title",
    header: "Gateway",
    ...textCell<Gateway>(({ title }) => title.en),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 170,
  },
  {
    id: "provider",
    header: "Provider",
    cell: ({ provider }) => <span className="font-mono text-meta">{provider}</span>,
    text: ({ provider }) => provider,
    sortable: true,
    width: 110,
  },
  { id: "status", header: "Status", ...statusCell(({ status }) => status, STATUS), sortable: true, width: 120 },
  { id: "gatewayCurrencies", header: "Currencies", ...tagsCell((row) => row.gatewayCurrencies), width: 150 },
  { id: "minAmountInUSD", header: "Minimum", ...usd((row) => row.minAmountInUSD), sortable: true, width: 125 },
  { id: "maxAmountInUSD", header: "Maximum", ...usd((row) => row.maxAmountInUSD), sortable: true, width: 135 },
  {
    id: "feePercentage",
    header: "Fee",
    ...percentCell((row) => row.feePercentage / 100),
    sortable: true,
    width: 90,
  },
];
