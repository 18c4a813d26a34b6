import BankEditDrawer from "./panels/bank-edit.drawer.tsx";
import DeleteBank from "./panels/delete-bank.confirm.tsx";

/** Panels by ID. */
export default {
  "bank-edit": BankEditDrawer,
  "delete-bank": DeleteBank,
};
