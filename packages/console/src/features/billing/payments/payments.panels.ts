// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AddPayment as "add-payment" } from "./panels/add-payment.modal.tsx";
export { DeletePaymentRecord as "delete-payment-record" } from "./panels/delete-payment-record.confirm.tsx";
export { DeletePayment as "delete-payment" } from "./panels/delete-payment.confirm.tsx";
export { EditCpgTransfer as "edit-cpg-transfer" } from "./panels/edit-cpg-transfer.modal.tsx";
export { EditManualPayment as "edit-manual-payment" } from "./panels/edit-manual-payment.modal.tsx";
export { NewPayment as "new-payment" } from "./panels/new-payment.modal.tsx";
export { PaymentDetails as "payment-details" } from "./panels/payment-details.drawer.tsx";
export { ProviderPayment as "provider-payment" } from "./wallet/provider-payment.modal.tsx";
export { WalletPreview as "wallet-preview" } from "./wallet/wallet-preview.modal.tsx";
