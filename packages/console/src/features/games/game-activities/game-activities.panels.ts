// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { GameActivityLogDetailsDrawer as "game-activity-log-details" } from "./panels/game-activity-log-details.drawer.tsx";
