// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "delete-flow" } from "./panels/delete-flow.confirm.tsx";
export { default as "flow-details" } from "./panels/flow-details.drawer.tsx";
