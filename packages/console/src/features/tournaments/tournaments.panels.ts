import DeleteTournament from "./tournament/panels/delete-tournament.confirm.tsx";
import TournamentEditDrawer from "./tournament/panels/tournament-edit.drawer.tsx";
import TournamentWinnerDetailsDrawer from "./tournament/winners/tournament-winner-details.drawer.tsx";
import WinnerPrizePayoutConfirmation from "./tournament/winners/winner-prize-payout-confirmation.confirm.tsx";

/** Panels by ID. */
export default {
  "tournament-edit": TournamentEditDrawer,
  "delete-tournament": DeleteTournament,
  "tournament-winner-details": TournamentWinnerDetailsDrawer,
  "winner-prize-payout-confirmation": WinnerPrizePayoutConfirmation,
};
