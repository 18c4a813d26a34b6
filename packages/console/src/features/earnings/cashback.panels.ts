import ClaimCashback from "./cashback/claim-cashback.confirm.tsx";
import PlayerWalletCashback from "./cashback/player-wallet-cashback.drawer.tsx";

/** What each panel of cashback shows. */
export default {
  "player-wallet-cashback": PlayerWalletCashback,
  "claim-cashback-confirmation": ClaimCashback,
};
