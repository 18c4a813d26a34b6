import type { components, listBillingRecords } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { recordTitle } from "./record-title.ts";
import { RECORD_TYPE } from "./record-type.ts";
import { usdCell } from "./usd-cell.tsx";

type BillingRecord = components["schemas"]["BillingRecord"];

/** Number of the invoice or of the paid invoice; null for a payment on account. */
const invoiceNoOf = (record: BillingRecord): number | null =>
  record.type === "invoice" ? record.invoice.invoiceNo : record.payment.invoiceNo;

const authorOf = (record: BillingRecord): string => {
  const { nickname, userCode } = record.type === "invoice" ? record.invoice.createdBy : record.payment.createdBy;
  return nickname ?? userCode;
};

const titleOf = (record: BillingRecord): string => recordTitle(record, undefined);

/** Columns of all billing record lists. */
export const recordColumns: ColumnsOf<typeof listBillingRecords> = [
  {
    id: "title",
    header: "Record",
    cell: (record) => <span className="font-semibold">{titleOf(record)}</span>,
    text: titleOf,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 190,
  },
  { id: "type", header: "Type", ...statusCell(({ type }) => type, RECORD_TYPE), sortable: true, width: 105 },
  { id: "opTitle", header: "Operator", ...operatorCell<BillingRecord>(({ opId }) => opId), sortable: true, width: 150 },
  {
    id: "amount",
    header: "Amount",
    help: "Total of the invoice or payment.",
    ...usdCell<BillingRecord>((row) => row.amount),
    sortable: true,
    width: 150,
  },
  {
    id: "remaining",
    header: "Outstanding",
    help: "Outstanding amount of the invoice.",
    ...usdCell<BillingRecord>((row) => (row.type === "invoice" ? row.invoice.remainingAmountInUSD : null)),
    width: 145,
  },
  { id: "issuedAt", header: "Issued", ...dateCell<BillingRecord>((row) => row.issuedAt), sortable: true, width: 185 },
  { id: "reference", header: "Reference", ...textCell<BillingRecord>((row) => row.reference), width: 150 },
  {
    id: "invoiceNo",
    header: "Invoice",
    help: "Number of the invoice, or of the invoice it pays.",
    ...textCell<BillingRecord>((row) => String(invoiceNoOf(row) ?? "On account")),
    width: 100,
  },
  {
    id: "description",
    header: "Description",
    ...textCell<BillingRecord>((row) => row.description),
    width: 200,
    defaultHidden: true,
  },
  { id: "createdBy", header: "Created by", ...textCell<BillingRecord>(authorOf), width: 130, defaultHidden: true },
  {
    id: "updatedBy",
    header: "Updated by",
    ...textCell<BillingRecord>((row) => row.updatedBy),
    width: 130,
    defaultHidden: true,
  },
  {
    id: "createdAt",
    header: "Created",
    ...dateCell<BillingRecord>((row) => row.createdAt),
    sortable: true,
    width: 185,
    defaultHidden: true,
  },
];
