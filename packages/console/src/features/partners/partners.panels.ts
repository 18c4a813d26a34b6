import { PartnerWithdrawConfirmation } from "./withdrawals/panels/partner-withdraw-confirmation.confirm.tsx";
import { PartnerWithdrawDetailsDrawer } from "./withdrawals/panels/partner-withdraw-details.drawer.tsx";

/** What each panel of the feature shows. */
export default {
  "partner-withdraw-details": PartnerWithdrawDetailsDrawer,
  "partner-withdraw-confirmation": PartnerWithdrawConfirmation,
};
