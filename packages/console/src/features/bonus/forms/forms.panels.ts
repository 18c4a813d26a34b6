// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "bonus-form-edit" } from "./panels/bonus-form-edit.drawer.tsx";
export { default as "delete-form-bonus" } from "./panels/delete-form-bonus.confirm.tsx";
export { default as "approve-bonus-request" } from "./requests/approve-bonus-request.modal.tsx";
export { default as "bonus-request-details" } from "./requests/bonus-request-details.drawer.tsx";
export { default as "reject-bonus-request" } from "./requests/reject-bonus-request.confirm.tsx";
