// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { BankAccountConfirmation as "bank-account-confirmation" } from "./panels/bank-account-confirmation.confirm.tsx";
export { BankAccountDetailsDrawer as "bank-account-details" } from "./panels/bank-account-details.drawer.tsx";
