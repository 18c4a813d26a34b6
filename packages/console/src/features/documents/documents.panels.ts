// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { KycDetailsDrawer as "kyc-details" } from "./panels/kyc-details.drawer.tsx";
export { RejectKycDocument as "reject-kyc-document" } from "./panels/reject-kyc-document.confirm.tsx";
