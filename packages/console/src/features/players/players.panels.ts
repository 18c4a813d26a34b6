import PlayerActivityDrawer from "./activity/player-activity.drawer.tsx";
import PlayerBonusDetails from "./bonuses/player-bonus-details.drawer.tsx";
import CashbackWithdrawalHistory from "./history/cashback-withdrawal-history.drawer.tsx";
import ReferralClaimHistory from "./history/referral-claim-history.drawer.tsx";
import ReferredPlayersList from "./history/referred-players-list.drawer.tsx";
import ChangePasswordPlayer from "./panels/change-password-player.modal.tsx";
import DeletePlayer from "./panels/delete-player.confirm.tsx";
import EditUsername from "./usernames/edit-username.modal.tsx";
import ExportHighDepositors from "./panels/export-high-depositors.modal.tsx";
import LtvCalculator from "./panels/ltv-calculator.modal.tsx";
import ResetPlayerTwoFactor from "./panels/reset-player-2fa.confirm.tsx";
import PlayerDetailsDrawer from "./player-details/player-details.drawer.tsx";

/** Panels by ID. */
export default {
  "player-activity": PlayerActivityDrawer,
  "player-details": PlayerDetailsDrawer,
  "player-bonus-details": PlayerBonusDetails,
  "delete-player": DeletePlayer,
  "change-password-player": ChangePasswordPlayer,
  "reset-player-2fa": ResetPlayerTwoFactor,
  "edit-username": EditUsername,
  "export-high-depositors": ExportHighDepositors,
  "ltv-calculator": LtvCalculator,
  "cashback-withdrawal-history": CashbackWithdrawalHistory,
  "referral-claim-history": ReferralClaimHistory,
  "referred-players-list": ReferredPlayersList,
};
