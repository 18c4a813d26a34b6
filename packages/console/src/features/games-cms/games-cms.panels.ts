// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { ActivateGames as "activate-games-by-aggregator" } from "./panels/activate-games-by-aggregator.confirm.tsx";
export { DeactivateGames as "deactivate-games-by-aggregator" } from "./panels/deactivate-games-by-aggregator.confirm.tsx";
export { DisableGame as "disable-game-confirmation" } from "./panels/disable-game-confirmation.confirm.tsx";
export { EnableGame as "enable-game-confirmation" } from "./panels/enable-game-confirmation.confirm.tsx";
