// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { DeleteFlow as "delete-flow" } from "./panels/delete-flow.confirm.tsx";
export { FlowDetailsDrawer as "flow-details" } from "./panels/flow-details.drawer.tsx";
