import AddPayment from "./panels/add-payment.modal.tsx";
import DeletePaymentRecord from "./panels/delete-payment-record.confirm.tsx";
import DeletePayment from "./panels/delete-payment.confirm.tsx";
import EditCpgTransfer from "./panels/edit-cpg-transfer.modal.tsx";
import EditManualPayment from "./panels/edit-manual-payment.modal.tsx";
import NewPayment from "./panels/new-payment.modal.tsx";
import PaymentDetails from "./panels/payment-details.drawer.tsx";
import ProviderPayment from "./wallet/provider-payment.modal.tsx";
import WalletPreview from "./wallet/wallet-preview.modal.tsx";

/** Panels by ID. */
export default {
  "add-payment": AddPayment,
  "new-payment": NewPayment,
  "payment-details": PaymentDetails,
  "edit-manual-payment": EditManualPayment,
  "edit-cpg-transfer": EditCpgTransfer,
  "delete-payment": DeletePayment,
  "delete-payment-record": DeletePaymentRecord,
  "provider-payment": ProviderPayment,
  "wallet-preview": WalletPreview,
};
