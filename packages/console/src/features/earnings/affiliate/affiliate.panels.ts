// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "override-affiliate-settings" } from "./override-affiliate-settings.wizard.tsx";
export { default as "player-wallet-affiliate" } from "./player-wallet-affiliate.drawer.tsx";
export { default as "restore-operator-settings-affiliate" } from "./restore-operator-settings-affiliate.confirm.tsx";
export { default as "withdraw-profit-confirmation" } from "./withdraw-profit-confirmation.confirm.tsx";
