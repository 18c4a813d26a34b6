/** Invoice data shown in a confirmation, from V2 invoices or records. */
export type InvoiceInQuestion = {
  invoiceId: string;
  opId: string;
  invoiceNo: number;
  title: string;
  totalInUSD: number;
  remainingInUSD: number;
};
