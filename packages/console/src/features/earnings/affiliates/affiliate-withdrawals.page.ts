import { listAffiliateWithdrawals, startAffiliateWithdrawJob } from "@backoffice/api-client";
import { listAffiliateWithdrawals as shape } from "@backoffice/api-client/shapes/affiliate";
import { Handshake } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { affiliateWithdrawalColumns } from "./affiliate-withdrawals.columns.tsx";

/** `/withdraw/affiliate`: payouts of affiliate profit and the jobs that request them. */
export const AffiliateWithdrawalsPage = listPage({
  read: listAffiliateWithdrawals,
  shape,
  label: "Affiliate withdrawals",
  key: "txId",
  columns: affiliateWithdrawalColumns,
  buttons: [
    {
      label: "Pending affiliate profit",
      to: "/transactions/pending-affiliate-profit",
      permission: "view_withdrawals",
    },
    { label: "Affiliates", panel: "affiliates-list", permission: "view_affiliates" },
    { label: "Jobs", panel: "affiliate-withdraw-jobs", permission: "view_affiliates" },
  ],
  create: {
    label: "Start withdraw job",
    panel: "affiliate-withdraw-job-confirmation",
    params: (opId) => ({ opId }),
    permission: startAffiliateWithdrawJob.operation.permission,
  },
  empty: { icon: Handshake, text: "Payouts appear here once affiliate profit is requested." },
});
