import ConvertPlayerBalance from "./convert/convert-player-balance.confirm.tsx";
import PlayerWalletDrawer from "./player-wallet/player-wallet.drawer.tsx";
import TopupPlayerModal from "./top-up/topup-player.modal.tsx";

/** What each panel of the feature shows. */
export default {
  "player-wallet": PlayerWalletDrawer,
  "topup-player": TopupPlayerModal,
  "convert-player-balance": ConvertPlayerBalance,
};
