import BankAccountDetailsDrawer from "./panels/bank-account-details.drawer.tsx";
import BankAccountConfirmation from "./panels/bank-account-confirmation.confirm.tsx";

/** What each panel of the feature shows. */
export default {
  "bank-account-details": BankAccountDetailsDrawer,
  "bank-account-confirmation": BankAccountConfirmation,
};
