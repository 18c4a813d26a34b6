import type { components, listInvoices } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { INVOICE_STATUS } from "./invoice-status.ts";
import { formatMonth } from "./months.ts";
import { usdCell } from "./usd-cell.tsx";

type Invoice = components["schemas"]["Invoice"];

/** Columns of all invoice lists. */
export const invoiceColumns: ColumnsOf<typeof listInvoices> = [
  {
    id: "invoiceNo",
    header: "Invoice",
    cell: ({ invoiceNo }) => <span className="font-semibold tabular">{invoiceNo}</span>,
    text: ({ invoiceNo }) => String(invoiceNo),
    copyable: true,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 95,
  },
  {
    id: "opTitle",
    header: "Operator",
    ...operatorCell<Invoice>(({ opId }) => opId),
    summary: "identity",
    sortable: true,
    width: 150,
  },
  {
    id: "year",
    header: "Month",
    help: "Billing month.",
    ...textCell<Invoice>(({ month, year }) => formatMonth(month, year)),
    summary: "type",
    sortable: true,
    width: 135,
  },
  { id: "status", header: "Status", ...statusCell(({ status }) => status, INVOICE_STATUS), sortable: true, width: 130 },
  {
    id: "totalPayableAmountInUSD",
    header: "Total",
    ...usdCell<Invoice>((row) => row.totalPayableAmountInUSD),
    sortable: true,
    width: 145,
  },
  { id: "paidAmountInUSD", header: "Paid", ...usdCell<Invoice>((row) => row.paidAmountInUSD), width: 145 },
  {
    id: "remainingAmountInUSD",
    header: "Outstanding",
    help: "Total minus payments.",
    ...usdCell<Invoice>((row) => row.remainingAmountInUSD),
    sortable: true,
    width: 145,
  },
  { id: "issuedAt", header: "Issued", ...dateCell<Invoice>((row) => row.issuedAt), sortable: true, width: 185 },
  { id: "title", header: "Title", ...textCell<Invoice>((row) => row.title), width: 190, defaultHidden: true },
  { id: "reference", header: "Reference", ...textCell<Invoice>((row) => row.reference), width: 150 },
  {
    id: "casinoGGRCommissionInUSD",
    header: "Casino commission",
    ...usdCell<Invoice>((row) => row.casinoGGRCommissionInUSD),
    width: 165,
    defaultHidden: true,
  },
  {
    id: "sportGGRCommissionInUSD",
    header: "Sport commission",
    ...usdCell<Invoice>((row) => row.sportGGRCommissionInUSD),
    width: 165,
    defaultHidden: true,
  },
  {
    id: "createdBy",
    header: "Created by",
    ...textCell<Invoice>(({ createdBy }) => createdBy.nickname ?? createdBy.userCode),
    width: 130,
    defaultHidden: true,
  },
  {
    id: "updatedAt",
    header: "Updated",
    ...dateCell<Invoice>((row) => row.updatedAt),
    width: 185,
    defaultHidden: true,
  },
];
