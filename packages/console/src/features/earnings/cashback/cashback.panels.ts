import { restoreSettings } from "../restore-settings.tsx";
import { useRestoreCashbackSettings } from "@backoffice/api-client";
import ClaimCashback from "./claim-cashback.confirm.tsx";
import OverrideCashbackSettings from "./override-player-cashback-settings.modal.tsx";
import PlayerWalletCashback from "./player-wallet-cashback.drawer.tsx";

/** Panels of cashback by ID. */
export default {
  "player-wallet-cashback": PlayerWalletCashback,
  "claim-cashback-confirmation": ClaimCashback,
  "override-player-cashback-settings": OverrideCashbackSettings,
  "restore-operator-settings-cashback": restoreSettings("cashback", useRestoreCashbackSettings),
};
