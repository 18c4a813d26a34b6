// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { ClaimCashback as "claim-cashback-confirmation" } from "./claim-cashback-confirmation.confirm.tsx";
export { OverrideCashbackSettings as "override-player-cashback-settings" } from "./override-player-cashback-settings.modal.tsx";
export { PlayerWalletCashback as "player-wallet-cashback" } from "./player-wallet-cashback.drawer.tsx";
export { RestoreOperatorSettingsCashback as "restore-operator-settings-cashback" } from "./restore-operator-settings-cashback.confirm.tsx";
