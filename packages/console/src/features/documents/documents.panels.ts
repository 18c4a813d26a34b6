import KycDetailsDrawer from "./panels/kyc-details.drawer.tsx";
import RejectKycDocument from "./panels/reject-kyc-document.confirm.tsx";

/** What each panel of the feature shows. */
export default {
  "kyc-details": KycDetailsDrawer,
  "reject-kyc-document": RejectKycDocument,
};
