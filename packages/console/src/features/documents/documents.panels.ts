import KycDetailsDrawer from "./panels/kyc-details.drawer.tsx";
import RejectKycDocument from "./panels/reject-kyc-document.confirm.tsx";

/** Panels by ID. */
export default {
  "kyc-details": KycDetailsDrawer,
  "reject-kyc-document": RejectKycDocument,
};
