import DeleteInvoiceRecord from "./panels/delete-invoice-record.confirm.tsx";
import InvoiceDetails from "./panels/invoice-details.drawer.tsx";

/** What each panel of the feature shows. */
export default {
  "invoice-details": InvoiceDetails,
  "delete-invoice-record": DeleteInvoiceRecord,
};
