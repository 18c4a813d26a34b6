// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { OverrideAffiliateSettings as "override-affiliate-settings" } from "./override-affiliate-settings.wizard.tsx";
export { PlayerWalletAffiliate as "player-wallet-affiliate" } from "./player-wallet-affiliate.drawer.tsx";
export { RestoreOperatorSettingsAffiliate as "restore-operator-settings-affiliate" } from "./restore-operator-settings-affiliate.confirm.tsx";
export { WithdrawProfit as "withdraw-profit-confirmation" } from "./withdraw-profit-confirmation.confirm.tsx";
