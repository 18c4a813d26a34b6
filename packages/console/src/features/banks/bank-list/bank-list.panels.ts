import BankEditDrawer from "./panels/bank-edit.drawer.tsx";
import DeleteBank from "./panels/delete-bank.confirm.tsx";

/** What each panel of the feature shows. */
export default {
  "bank-edit": BankEditDrawer,
  "delete-bank": DeleteBank,
};
