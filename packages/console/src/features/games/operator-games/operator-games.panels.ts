// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { GameDetailsDrawer as "game-details" } from "./panels/game-details.drawer.tsx";
