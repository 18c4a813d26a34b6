// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { BonusFormEditDrawer as "bonus-form-edit" } from "./panels/bonus-form-edit.drawer.tsx";
export { DeleteFormBonus as "delete-form-bonus" } from "./panels/delete-form-bonus.confirm.tsx";
export { ApproveBonusRequest as "approve-bonus-request" } from "./requests/approve-bonus-request.modal.tsx";
export { BonusRequestDetailsDrawer as "bonus-request-details" } from "./requests/bonus-request-details.drawer.tsx";
export { RejectBonusRequest as "reject-bonus-request" } from "./requests/reject-bonus-request.confirm.tsx";
