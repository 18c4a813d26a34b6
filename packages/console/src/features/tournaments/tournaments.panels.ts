// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { DeleteTournament as "delete-tournament" } from "./tournament/panels/delete-tournament.confirm.tsx";
export { TournamentEditDrawer as "tournament-edit" } from "./tournament/panels/tournament-edit.drawer.tsx";
export { TournamentWinnerDetailsDrawer as "tournament-winner-details" } from "./tournament/winners/tournament-winner-details.drawer.tsx";
export { WinnerPrizePayoutConfirmation as "winner-prize-payout-confirmation" } from "./tournament/winners/winner-prize-payout-confirmation.confirm.tsx";
