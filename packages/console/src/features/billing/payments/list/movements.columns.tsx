import type { components, listBillingMovements } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { recordTitle } from "#entities/billing/record-title.ts";
import { RECORD_TYPE } from "#entities/billing/record-type.ts";
import { usdCell } from "#entities/billing/usd-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type Movement = components["schemas"]["BillingMovement"];

/** Columns of the ledger: type, operator, charge, payment and debt afterwards. */
export const movementColumns: ColumnsOf<typeof listBillingMovements> = [
  {
    id: "title",
    header: "Movement",
    cell: (row) => <span className="font-semibold">{recordTitle(row, row.paymentType)}</span>,
    text: (row) => recordTitle(row, row.paymentType),
    hideable: false,
    sticky: "start",
    width: 210,
  },
  { id: "type", header: "Type", ...statusCell(({ type }) => type, RECORD_TYPE), sortable: true, width: 105 },
  { id: "opTitle", header: "Operator", ...operatorCell<Movement>(({ opId }) => opId), sortable: true, width: 150 },
  {
    id: "debitInUSD",
    header: "Invoiced",
    help: "Added to the amount owed.",
    ...usdCell<Movement>(({ debitInUSD }) => debitInUSD || null),
    sortable: true,
    width: 145,
  },
  {
    id: "creditInUSD",
    header: "Paid",
    help: "Deducted from the amount owed.",
    ...usdCell<Movement>(({ creditInUSD }) => creditInUSD || null),
    sortable: true,
    width: 145,
  },
  {
    id: "balanceInUSD",
    header: "Debt after",
    help: "Negative means credit.",
    ...usdCell<Movement>((row) => row.balanceInUSD),
    width: 155,
  },
  { id: "issuedAt", header: "Issued", ...dateCell<Movement>((row) => row.issuedAt), sortable: true, width: 185 },
  {
    id: "invoiceNo",
    header: "Invoice",
    ...textCell<Movement>(({ invoiceNo }) => (invoiceNo === null ? "On account" : String(invoiceNo))),
    width: 105,
  },
  { id: "paymentType", header: "Payment type", ...textCell<Movement>((row) => row.paymentType), width: 150 },
];
