// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { OrderStatus as "order-status" } from "./decide/order-status.dialog.tsx";
export { RejectDepositOrder as "reject-deposit-order" } from "./decide/reject-deposit-order.confirm.tsx";
export { VerifyDepositConfirmation as "verify-deposit-confirmation" } from "./decide/verify-deposit-confirmation.confirm.tsx";
