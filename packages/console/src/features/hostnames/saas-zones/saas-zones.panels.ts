// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "delete-cf-saas-zone" } from "./panels/delete-cf-saas-zone.confirm.tsx";
export { default as "saas-zone-edit" } from "./panels/saas-zone-edit.modal.tsx";
