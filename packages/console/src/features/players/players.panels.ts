import ChangePasswordPlayer from "./panels/change-password-player.modal.tsx";
import DeletePlayer from "./panels/delete-player.confirm.tsx";
import ResetPlayerTwoFactor from "./panels/reset-player-2fa.confirm.tsx";
import PlayerDetailsDrawer from "./player-details/player-details.drawer.tsx";

/** What each panel of the feature shows. */
export default {
  "player-details": PlayerDetailsDrawer,
  "delete-player": DeletePlayer,
  "change-password-player": ChangePasswordPlayer,
  "reset-player-2fa": ResetPlayerTwoFactor,
};
