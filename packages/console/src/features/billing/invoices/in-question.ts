import type { components } from "@backoffice/api-client";
import type { InvoiceInQuestion } from "./invoices.params.ts";

type Schemas = components["schemas"];

/** What a question says of an invoice of the invoices. */
export const ofInvoice = (invoice: Schemas["Invoice"]): InvoiceInQuestion => ({
  invoiceId: invoice._id,
  opId: invoice.opId,
  invoiceNo: invoice.invoiceNo,
  title: invoice.title,
  totalInUSD: invoice.totalPayableAmountInUSD,
  remainingInUSD: invoice.remainingAmountInUSD,
});

/** The same of one of the records. */
export const ofInvoiceRecord = (record: Schemas["InvoiceRecord"]): InvoiceInQuestion => ({
  invoiceId: record.id,
  opId: record.opId,
  invoiceNo: record.invoice.invoiceNo,
  title: record.title,
  totalInUSD: record.amount,
  remainingInUSD: record.invoice.remainingAmountInUSD,
});
