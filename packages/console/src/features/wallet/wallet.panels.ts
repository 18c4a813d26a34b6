// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { ConvertPlayerBalance as "convert-player-balance" } from "./convert/convert-player-balance.confirm.tsx";
export { PlayerWalletBonusDrawer as "player-wallet-bonus" } from "./player-wallet/player-wallet-bonus.drawer.tsx";
export { PlayerWalletDrawer as "player-wallet" } from "./player-wallet/player-wallet.drawer.tsx";
export { BalanceChange as "balance-change" } from "./top-up/balance-change/balance-change.confirm.tsx";
export { TopupPlayerBonusModal as "topup-player-bonus" } from "./top-up/bonus/topup-player-bonus.modal.tsx";
export { TopupPlayerModal as "topup-player" } from "./top-up/topup-player.modal.tsx";
