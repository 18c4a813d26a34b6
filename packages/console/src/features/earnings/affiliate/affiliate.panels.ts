import { useRestoreAffiliateSettings } from "@backoffice/api-client";
import OverrideAffiliateSettings from "./override-affiliate-settings.wizard.tsx";
import PlayerWalletAffiliate from "./player-wallet-affiliate.drawer.tsx";
import WithdrawProfit from "./withdraw-profit.confirm.tsx";
import { restoreSettings } from "../restore-settings.tsx";

/** Panels of affiliate profit by ID. */
export default {
  "player-wallet-affiliate": PlayerWalletAffiliate,
  "override-affiliate-settings": OverrideAffiliateSettings,
  "restore-operator-settings-affiliate": restoreSettings("affiliate", useRestoreAffiliateSettings),
  "withdraw-profit-confirmation": WithdrawProfit,
};
