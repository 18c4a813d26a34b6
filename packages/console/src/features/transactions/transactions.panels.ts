import { DeleteTransactionConfirm } from "./panels/delete-transaction.confirm.tsx";
import { TransactionDetailsDrawer } from "./panels/transaction-details.drawer.tsx";

/** Panels by ID. */
export default {
  "transaction-details": TransactionDetailsDrawer,
  "delete-transaction": DeleteTransactionConfirm,
};
