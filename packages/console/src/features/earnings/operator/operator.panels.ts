// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AffiliateLevelSettings as "affiliate-level-settings" } from "./affiliate-level-settings.modal.tsx";
export { OperatorEarningSettings as "operator-earning-settings" } from "./operator-earning-settings.drawer.tsx";
