// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { DeleteTransactionConfirm as "delete-transaction" } from "./panels/delete-transaction.confirm.tsx";
export { TransactionDetailsDrawer as "transaction-details" } from "./panels/transaction-details.drawer.tsx";
