/** What a question about an invoice says of it, be it from the invoices or from the records. */
export type InvoiceInQuestion = {
  invoiceId: string;
  opId: string;
  invoiceNo: number;
  title: string;
  totalInUSD: number;
  remainingInUSD: number;
};

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "invoice-details": { invoiceId: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "delete-invoice-record": { invoice: InvoiceInQuestion };
  }
}
