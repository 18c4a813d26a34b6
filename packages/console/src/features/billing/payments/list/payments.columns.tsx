import type { components, listPayments } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import { formatMonth, MONTHS } from "#entities/billing/months.ts";
import { usdCell } from "#entities/billing/usd-cell.tsx";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";

type Payment = components["schemas"]["Payment"];

/** Columns of all payment lists. */
export const paymentColumns: ColumnsOf<typeof listPayments> = [
  {
    id: "opTitle",
    header: "Operator",
    ...operatorCell<Payment>(({ opId }) => opId),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 150,
  },
  {
    id: "amount",
    header: "Amount",
    ...amountCell<Payment>(({ amount, currency }) => ({ value: amount, currency })),
    hideable: false,
    width: 160,
  },
  {
    id: "amountInUSD",
    header: "In USD",
    help: "Exchange rate times amount.",
    ...usdCell<Payment>((row) => row.amountInUSD),
    sortable: true,
    width: 145,
  },
  {
    id: "invoiceNo",
    header: "Invoice",
    ...textCell<Payment>(({ invoiceNo }) => (invoiceNo === null ? "On account" : String(invoiceNo))),
    sortable: true,
    width: 105,
  },
  {
    id: "paymentType",
    header: "Payment type",
    ...textCell<Payment>((row) => row.paymentType),
    sortable: true,
    width: 150,
  },
  { id: "issuedDate", header: "Paid", ...dateCell<Payment>((row) => row.issuedDate), sortable: true, width: 185 },
  {
    id: "month",
    header: "Month",
    help: "Month the amount counts toward.",
    ...textCell<Payment>(({ month, year }) => formatMonth(MONTHS.indexOf(month) + 1, year)),
    width: 135,
  },
  { id: "description", header: "Description", ...textCell<Payment>((row) => row.description), width: 220 },
  {
    id: "exchangeRateInUSD",
    header: "Exchange rate",
    help: "US dollars per unit of the currency.",
    ...numberCell<Payment>((row) => row.exchangeRateInUSD),
    width: 120,
    defaultHidden: true,
  },
  { id: "title", header: "Title", ...textCell<Payment>((row) => row.title), width: 180, defaultHidden: true },
  {
    id: "reference",
    header: "Reference",
    ...textCell<Payment>((row) => row.reference),
    width: 140,
    defaultHidden: true,
  },
  { id: "paidBy", header: "Paid by", ...textCell<Payment>((row) => row.paidBy), width: 150, defaultHidden: true },
  {
    id: "createdBy",
    header: "Entered by",
    ...textCell<Payment>(({ createdBy }) => createdBy.nickname ?? createdBy.userCode),
    width: 130,
    defaultHidden: true,
  },
  {
    id: "createdAt",
    header: "Entered",
    ...dateCell<Payment>((row) => row.createdAt),
    sortable: true,
    width: 185,
    defaultHidden: true,
  },
];
