// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { PlayerActivityDrawer as "player-activity" } from "./activity/player-activity.drawer.tsx";
export { PlayerBonusDetails as "player-bonus-details" } from "./bonuses/player-bonus-details.drawer.tsx";
export { CashbackWithdrawalHistory as "cashback-withdrawal-history" } from "./history/cashback-withdrawal-history.drawer.tsx";
export { ReferralClaimHistory as "referral-claim-history" } from "./history/referral-claim-history.drawer.tsx";
export { ReferredPlayersList as "referred-players-list" } from "./history/referred-players-list.drawer.tsx";
export { ChangePasswordPlayer as "change-password-player" } from "./panels/change-password-player.modal.tsx";
export { DeletePlayer as "delete-player" } from "./panels/delete-player.confirm.tsx";
export { ExportHighDepositors as "export-high-depositors" } from "./panels/export-high-depositors.modal.tsx";
export { LtvCalculator as "ltv-calculator" } from "./panels/ltv-calculator.modal.tsx";
export { ResetPlayerTwoFactor as "reset-player-2fa" } from "./panels/reset-player-2fa.confirm.tsx";
export { PlayerDetailsDrawer as "player-details" } from "./player-details/player-details.drawer.tsx";
export { EditUsername as "edit-username" } from "./usernames/edit-username.modal.tsx";
