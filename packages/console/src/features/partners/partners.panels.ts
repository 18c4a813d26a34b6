// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AddPartnerChannelModal as "add-partner-channel" } from "./channels/add-partner-channel.modal.tsx";
export { AddNewPartnerDrawer as "add-new-partner" } from "./new-partner/add-new-partner.drawer.tsx";
export { CompletePartnerSetupDrawer as "complete-partner-setup" } from "./new-partner/complete-partner-setup.drawer.tsx";
export { PartnerBrandSetupDrawer as "partner-brand-setup" } from "./new-partner/partner-brand-setup.drawer.tsx";
export { PartnerWithdrawConfirmation as "partner-withdraw-confirmation" } from "./withdrawals/panels/partner-withdraw-confirmation.confirm.tsx";
export { PartnerWithdrawDetailsDrawer as "partner-withdraw-details" } from "./withdrawals/panels/partner-withdraw-details.drawer.tsx";
export { PartnerWithdrawHistoryModal as "partner-withdraw-history" } from "./withdrawals/panels/partner-withdraw-history.modal.tsx";
export { PartnerWithdrawModal as "partner-withdraw" } from "./withdrawals/panels/partner-withdraw.modal.tsx";
