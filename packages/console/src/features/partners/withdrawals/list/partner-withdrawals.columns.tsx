import type { components, listPartnerWithdraws } from "@backoffice/api-client";
import { dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { refCell } from "#kit/references/ref-cell.tsx";
import { WITHDRAW_STATUS } from "../partner-review.ts";

type Schemas = components["schemas"];
type Row = Schemas["PartnerWithdraw"];

/** Columns of partner withdrawals. */
export const partnerWithdrawalColumns: ColumnsOf<typeof listPartnerWithdraws> = [
  {
    id: "txId",
    header: "Withdrawal",
    ...refCell<Row>(
      "partner-withdrawal",
      ({ txId }) => txId,
      idCell(({ txId }) => txId, { keep: 6 }),
    ),
    hideable: false,
    sticky: "start",
    width: 120,
  },
  {
    id: "partnerTitle",
    header: "Partner",
    ...refCell<Row>(
      "partner",
      ({ partnerId }) => partnerId,
      textCell(({ partnerTitle }) => partnerTitle),
    ),
    sortable: true,
    width: 190,
  },
  {
    id: "toAmountInUSD",
    header: "Amount",
    help: "Amount paid to the partner, in the payout currency.",
    ...amountCell<Row>(({ toAmount, toCurrency }) => ({ value: toAmount, currency: toCurrency })),
    sortable: true,
    width: 150,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<Row, Schemas["PartnerWithdrawStatus"]>(({ status }) => status, WITHDRAW_STATUS),
    sortable: true,
    width: 110,
  },
  {
    id: "createdAt",
    header: "Requested",
    ...dateCell<Row>(({ createdAt }) => createdAt),
    sortable: true,
    width: 175,
  },
  {
    id: "destinationAddress",
    header: "Destination address",
    ...idCell<Row>(({ destinationAddress }) => destinationAddress, { keep: 8 }),
    width: 200,
  },
  { id: "network", header: "Network", ...textCell<Row>(({ network }) => network), width: 90, defaultHidden: true },
  { id: "opTitle", header: "Operator", ...operatorCell<Row>(({ opId }) => opId), sortable: true, width: 150 },
  {
    id: "decidedBy",
    header: "Decided by",
    ...textCell<Row>(({ confirmedBy, rejectedBy }) => confirmedBy ?? rejectedBy),
    width: 120,
  },
  {
    id: "decidedAt",
    header: "Decided",
    ...dateCell<Row>(({ confirmedAt, rejectedAt }) => confirmedAt ?? rejectedAt),
    width: 175,
  },
  {
    id: "fromAmount",
    header: "Debited balance",
    help: "Amount deducted from the partner's balance at the time of the request.",
    ...amountCell<Row>(({ fromAmount, fromCurrency }) => ({ value: fromAmount, currency: fromCurrency })),
    width: 150,
    defaultHidden: true,
  },
  {
    id: "note",
    header: "Note for the partner",
    ...textCell<Row>(({ note }) => note),
    width: 240,
    defaultHidden: true,
  },
];
