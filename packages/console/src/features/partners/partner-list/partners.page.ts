import { listPartners } from "@backoffice/api-client";
import { listPartners as shape } from "@backoffice/api-client/shapes/partners";
import { Handshake } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { partnerActions } from "./partners.actions.ts";

/** `/partners/list`: partners with operator, earnings and setup status. */
export const PartnersPage = listPage({
  read: listPartners,
  shape,
  label: "Partners",
  key: "partnerId",
  first: ["partnerTitle"],
  columns: {
    parentOpId: "hidden",
    affiliateFeePercentage: "hidden",
    bonusFeePercentage: "hidden",
    cashbackFeePercentage: "hidden",
    depositFeePercentage: "hidden",
    withdrawFeePercentage: "hidden",
    casinoSharePercentage: "hidden",
    sportSharePercentage: "hidden",
    minWithdrawAmountInUSD: "hidden",
    maxNoWithdrawalRequests: "hidden",
    permissionsRecreatedAt: "hidden",
  },
  actions: partnerActions,
  create: { creates: "add-new-partner" },
  buttons: [
    { label: "Brands without a partner", to: "/partners/non-partner-brands", permission: "brands_access" },
    { label: "Withdrawals", to: "/partners/withdraw", permission: "view_partner_withdrawals" },
  ],
  // Money §9.
  limit: 100,
  empty: { icon: Handshake, text: "Partners appear here once their settings are saved." },
});
