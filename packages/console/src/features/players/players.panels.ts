// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "player-activity" } from "./activity/player-activity.drawer.tsx";
export { default as "player-bonus-details" } from "./bonuses/player-bonus-details.drawer.tsx";
export { default as "cashback-withdrawal-history" } from "./history/cashback-withdrawal-history.drawer.tsx";
export { default as "referral-claim-history" } from "./history/referral-claim-history.drawer.tsx";
export { default as "referred-players-list" } from "./history/referred-players-list.drawer.tsx";
export { default as "change-password-player" } from "./panels/change-password-player.modal.tsx";
export { default as "delete-player" } from "./panels/delete-player.confirm.tsx";
export { default as "export-high-depositors" } from "./panels/export-high-depositors.modal.tsx";
export { default as "ltv-calculator" } from "./panels/ltv-calculator.modal.tsx";
export { default as "reset-player-2fa" } from "./panels/reset-player-2fa.confirm.tsx";
export { default as "player-details" } from "./player-details/player-details.drawer.tsx";
export { default as "edit-username" } from "./usernames/edit-username.modal.tsx";
