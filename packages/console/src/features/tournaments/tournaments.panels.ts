// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "delete-tournament" } from "./tournament/panels/delete-tournament.confirm.tsx";
export { default as "tournament-edit" } from "./tournament/panels/tournament-edit.drawer.tsx";
export { default as "tournament-winner-details" } from "./tournament/winners/tournament-winner-details.drawer.tsx";
export { default as "winner-prize-payout-confirmation" } from "./tournament/winners/winner-prize-payout-confirmation.confirm.tsx";
