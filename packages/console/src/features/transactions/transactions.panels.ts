import { DeleteTransactionConfirm } from "./panels/delete-transaction.confirm.tsx";
import { TransactionDetailsDrawer } from "./panels/transaction-details.drawer.tsx";

/** What each panel of the group shows. */
export default {
  "transaction-details": TransactionDetailsDrawer,
  "delete-transaction": DeleteTransactionConfirm,
};
