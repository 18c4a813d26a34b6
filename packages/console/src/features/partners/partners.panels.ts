import { AddNewPartnerDrawer } from "./new-partner/add-new-partner.drawer.tsx";
import { CompletePartnerSetupDrawer } from "./new-partner/complete-partner-setup.drawer.tsx";
import { PartnerBrandSetupDrawer } from "./new-partner/partner-brand-setup.drawer.tsx";
import { AddPartnerChannelModal } from "./channels/add-partner-channel.modal.tsx";
import { PartnerWithdrawHistoryModal } from "./withdrawals/panels/partner-withdraw-history.modal.tsx";
import { PartnerWithdrawModal } from "./withdrawals/panels/partner-withdraw.modal.tsx";
import { PartnerWithdrawConfirmation } from "./withdrawals/panels/partner-withdraw-confirmation.confirm.tsx";
import { PartnerWithdrawDetailsDrawer } from "./withdrawals/panels/partner-withdraw-details.drawer.tsx";

/** Panels by ID. */
export default {
  "add-partner-channel": AddPartnerChannelModal,
  "partner-withdraw": PartnerWithdrawModal,
  "partner-withdraw-history": PartnerWithdrawHistoryModal,
  "add-new-partner": AddNewPartnerDrawer,
  "complete-partner-setup": CompletePartnerSetupDrawer,
  "partner-brand-setup": PartnerBrandSetupDrawer,
  "partner-withdraw-details": PartnerWithdrawDetailsDrawer,
  "partner-withdraw-confirmation": PartnerWithdrawConfirmation,
};
