// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "affiliates-list" } from "./affiliates-list.drawer.tsx";
export { default as "delete-affiliate" } from "./delete-affiliate.confirm.tsx";
