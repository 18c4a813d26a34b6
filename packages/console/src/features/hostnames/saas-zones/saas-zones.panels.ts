// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { DeleteCfSaasZone as "delete-cf-saas-zone" } from "./panels/delete-cf-saas-zone.confirm.tsx";
export { SaasZoneEdit as "saas-zone-edit" } from "./panels/saas-zone-edit.modal.tsx";
