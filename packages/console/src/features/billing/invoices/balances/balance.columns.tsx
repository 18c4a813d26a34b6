import type { components, listOperatorBalances } from "@backoffice/api-client";
import { dateCell } from "@backoffice/ui/table";
import { usdCell } from "#entities/billing/usd-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";

type Balance = components["schemas"]["OperatorBalance"];

/** Columns of operator balances: debt first, then its parts. */
export const balanceColumns: ColumnsOf<typeof listOperatorBalances> = [
  {
    id: "opTitle",
    header: "Operator",
    ...operatorCell<Balance>(({ opId }) => opId),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 160,
  },
  {
    id: "debtInUSD",
    header: "Debt",
    help: "Invoiced minus paid. Negative means credit.",
    ...usdCell<Balance>((row) => row.debtInUSD),
    sortable: true,
    width: 140,
  },
  {
    id: "invoicedInUSD",
    header: "Invoiced",
    ...usdCell<Balance>((row) => row.invoicedInUSD),
    sortable: true,
    width: 150,
  },
  { id: "paidInUSD", header: "Paid", ...usdCell<Balance>((row) => row.paidInUSD), sortable: true, width: 145 },
  {
    id: "cpgBalanceInUSD",
    header: "CPG balance",
    help: "Balance of the wallet at the CPG provider.",
    ...usdCell<Balance>((row) => row.cpgBalanceInUSD),
    sortable: true,
    width: 130,
  },
  {
    id: "openInvoices",
    header: "Open",
    help: "Unpaid and partially paid invoices.",
    ...numberCell<Balance>((row) => row.openInvoices),
    sortable: true,
    width: 80,
  },
  { id: "invoices", header: "Invoices", ...numberCell<Balance>((row) => row.invoices), sortable: true, width: 100 },
  {
    id: "lastInvoiceAt",
    header: "Last invoice",
    ...dateCell<Balance>((row) => row.lastInvoiceAt),
    sortable: true,
    width: 185,
  },
  {
    id: "lastPaymentAt",
    header: "Last payment",
    ...dateCell<Balance>((row) => row.lastPaymentAt),
    sortable: true,
    width: 185,
  },
  {
    id: "parentOpId",
    header: "Brand of",
    ...operatorCell<Balance>(({ parentOpId }) => parentOpId),
    width: 150,
    defaultHidden: true,
  },
];
