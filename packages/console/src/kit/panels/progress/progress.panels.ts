// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AutomationProgressDialog as "automation-progress" } from "./automation-progress.dialog.tsx";
