import BankAccountDetailsDrawer from "./panels/bank-account-details.drawer.tsx";
import BankAccountConfirmation from "./panels/bank-account-confirmation.confirm.tsx";

/** Panels by ID. */
export default {
  "bank-account-details": BankAccountDetailsDrawer,
  "bank-account-confirmation": BankAccountConfirmation,
};
