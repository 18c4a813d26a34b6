import BalanceChange from "./top-up/balance-change/balance-change.confirm.tsx";
import TopupPlayerBonusModal from "./top-up/bonus/topup-player-bonus.modal.tsx";
import ConvertPlayerBalance from "./convert/convert-player-balance.confirm.tsx";
import PlayerWalletBonusDrawer from "./player-wallet/player-wallet-bonus.drawer.tsx";
import PlayerWalletDrawer from "./player-wallet/player-wallet.drawer.tsx";
import TopupPlayerModal from "./top-up/topup-player.modal.tsx";

/** Panels by ID. */
export default {
  "player-wallet": PlayerWalletDrawer,
  "player-wallet-bonus": PlayerWalletBonusDrawer,
  "topup-player": TopupPlayerModal,
  "topup-player-bonus": TopupPlayerBonusModal,
  "balance-change": BalanceChange,
  "convert-player-balance": ConvertPlayerBalance,
};
