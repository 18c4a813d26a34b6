import BankAccountsPage from "./list/bank-accounts.page.tsx";

/** Pages by path. */
export default {
  "/withdraw/bank-accounts": BankAccountsPage,
};
