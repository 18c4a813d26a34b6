// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { DeleteHostname as "delete-hostname" } from "./panels/delete-hostname.confirm.tsx";
export { HostnameDetails as "hostname-details" } from "./panels/hostname-details.drawer.tsx";
export { HostnameEdit as "hostname-edit" } from "./panels/hostname-edit.modal.tsx";
