// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "add-payment" } from "./panels/add-payment.modal.tsx";
export { default as "delete-payment-record" } from "./panels/delete-payment-record.confirm.tsx";
export { default as "delete-payment" } from "./panels/delete-payment.confirm.tsx";
export { default as "edit-cpg-transfer" } from "./panels/edit-cpg-transfer.modal.tsx";
export { default as "edit-manual-payment" } from "./panels/edit-manual-payment.modal.tsx";
export { default as "new-payment" } from "./panels/new-payment.modal.tsx";
export { default as "payment-details" } from "./panels/payment-details.drawer.tsx";
export { default as "provider-payment" } from "./wallet/provider-payment.modal.tsx";
export { default as "wallet-preview" } from "./wallet/wallet-preview.modal.tsx";
