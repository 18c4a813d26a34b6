// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "delete-hostname" } from "./panels/delete-hostname.confirm.tsx";
export { default as "hostname-details" } from "./panels/hostname-details.drawer.tsx";
export { default as "hostname-edit" } from "./panels/hostname-edit.modal.tsx";
