// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { LaunchGameUrlModal as "launch-game-url" } from "./panels/launch-game-url.modal.tsx";
export { SyncGamesConfirm as "sync-games-confirmation" } from "./panels/sync-games-confirmation.confirm.tsx";
