// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "bank-edit" } from "./panels/bank-edit.drawer.tsx";
export { default as "delete-bank" } from "./panels/delete-bank.confirm.tsx";
