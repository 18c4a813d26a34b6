// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "topup-utopia-wallet" } from "./topup-utopia-wallet.confirm.tsx";
export { default as "utopia-wallet-transaction-details" } from "./utopia-wallet-transaction-details.drawer.tsx";
export { default as "withdraw-utopia-wallet" } from "./withdraw-utopia-wallet.confirm.tsx";
