import type { components } from "@backoffice/api-client";
import type { InvoiceInQuestion } from "./invoice-in-question.ts";

type Schemas = components["schemas"];

/** Question data of a V2 invoice. */
export const ofInvoice = (invoice: Schemas["Invoice"]): InvoiceInQuestion => ({
  invoiceId: invoice._id,
  opId: invoice.opId,
  invoiceNo: invoice.invoiceNo,
  title: invoice.title,
  totalInUSD: invoice.totalPayableAmountInUSD,
  remainingInUSD: invoice.remainingAmountInUSD,
});

/** Question data of a billing record. */
export const ofInvoiceRecord = (record: Schemas["InvoiceRecord"]): InvoiceInQuestion => ({
  invoiceId: record.id,
  opId: record.opId,
  invoiceNo: record.invoice.invoiceNo,
  title: record.title,
  totalInUSD: record.amount,
  remainingInUSD: record.invoice.remainingAmountInUSD,
});
