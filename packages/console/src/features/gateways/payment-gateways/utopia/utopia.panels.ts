import TopupUtopiaWallet from "./topup-utopia-wallet.confirm.tsx";
import UtopiaWalletTransactionDetails from "./utopia-wallet-transaction-details.drawer.tsx";
import WithdrawUtopiaWallet from "./withdraw-utopia-wallet.confirm.tsx";

/** Panels of the wallet by ID. */
export default {
  "topup-utopia-wallet": TopupUtopiaWallet,
  "withdraw-utopia-wallet": WithdrawUtopiaWallet,
  "utopia-wallet-transaction-details": UtopiaWalletTransactionDetails,
};
