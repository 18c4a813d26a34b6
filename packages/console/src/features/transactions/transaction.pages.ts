import { TransactionPage } from "./record/transaction.page.tsx";

/** The record page, which the lists do not load. */
export default { "/transactions/details/{txId}": TransactionPage };
