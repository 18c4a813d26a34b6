import BankAccountsPage from "./list/bank-accounts.page.tsx";

/** What is at each path of the feature. */
export default {
  "/withdraw/bank-accounts": BankAccountsPage,
};
