// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { RowDetailsDrawer as "row-details" } from "./row-details.drawer.tsx";
