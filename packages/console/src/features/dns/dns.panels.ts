// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "add-dns-record-v2" } from "./panels/add-dns-record-v2.modal.tsx";
export { default as "add-dns-record-v3" } from "./panels/add-dns-record-v3.modal.tsx";
export { default as "create-dns-record" } from "./panels/create-dns-record.modal.tsx";
export { default as "delete-dns-record-v2" } from "./panels/delete-dns-record-v2.confirm.tsx";
export { default as "dns-record-edit" } from "./panels/dns-record-edit.drawer.tsx";
