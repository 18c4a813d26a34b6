// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { EditOperatorInvoice as "edit-operator-invoice" } from "./edit/edit-operator-invoice.modal.tsx";
export { ExistingInvoice as "existing-invoice" } from "./generate/existing-invoice.confirm.tsx";
export { GenerateInvoice as "generate-invoice" } from "./generate/generate-invoice.drawer.tsx";
export { DeleteInvoiceRecord as "delete-invoice-record" } from "./panels/delete-invoice-record.confirm.tsx";
export { InvoiceDetails as "invoice-details" } from "./panels/invoice-details.drawer.tsx";
export { BillingRecordDetails as "billing-record-details" } from "./records/billing-record-details.drawer.tsx";
export { EditOperatorInvoiceRecord as "edit-operator-invoice-record" } from "./records/edit-operator-invoice-record.modal.tsx";
export { InvoiceSetting as "invoice-setting" } from "./settings/invoice-setting.modal.tsx";
