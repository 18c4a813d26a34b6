// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { BankEditDrawer as "bank-edit" } from "./panels/bank-edit.drawer.tsx";
export { DeleteBank as "delete-bank" } from "./panels/delete-bank.confirm.tsx";
