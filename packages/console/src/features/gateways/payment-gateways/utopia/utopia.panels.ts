// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { TopupUtopiaWallet as "topup-utopia-wallet" } from "./topup-utopia-wallet.confirm.tsx";
export { UtopiaWalletTransactionDetails as "utopia-wallet-transaction-details" } from "./utopia-wallet-transaction-details.drawer.tsx";
export { WithdrawUtopiaWallet as "withdraw-utopia-wallet" } from "./withdraw-utopia-wallet.confirm.tsx";
