import EditOperatorInvoice from "./edit/edit-operator-invoice.modal.tsx";
import ExistingInvoice from "./generate/existing-invoice.confirm.tsx";
import GenerateInvoice from "./generate/generate-invoice.drawer.tsx";
import BillingRecordDetails from "./records/billing-record-details.drawer.tsx";
import EditOperatorInvoiceRecord from "./records/edit-operator-invoice-record.modal.tsx";
import DeleteInvoiceRecord from "./panels/delete-invoice-record.confirm.tsx";
import InvoiceDetails from "./panels/invoice-details.drawer.tsx";
import InvoiceSetting from "./settings/invoice-setting.modal.tsx";

/** Panels by ID. */
export default {
  "invoice-details": InvoiceDetails,
  "generate-invoice": GenerateInvoice,
  "existing-invoice": ExistingInvoice,
  "edit-operator-invoice": EditOperatorInvoice,
  "invoice-setting": InvoiceSetting,
  "billing-record-details": BillingRecordDetails,
  "edit-operator-invoice-record": EditOperatorInvoiceRecord,
  "delete-invoice-record": DeleteInvoiceRecord,
};
