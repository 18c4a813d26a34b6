// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "edit-operator-invoice" } from "./edit/edit-operator-invoice.modal.tsx";
export { default as "existing-invoice" } from "./generate/existing-invoice.confirm.tsx";
export { default as "generate-invoice" } from "./generate/generate-invoice.drawer.tsx";
export { default as "delete-invoice-record" } from "./panels/delete-invoice-record.confirm.tsx";
export { default as "invoice-details" } from "./panels/invoice-details.drawer.tsx";
export { default as "billing-record-details" } from "./records/billing-record-details.drawer.tsx";
export { default as "edit-operator-invoice-record" } from "./records/edit-operator-invoice-record.modal.tsx";
export { default as "invoice-setting" } from "./settings/invoice-setting.modal.tsx";
