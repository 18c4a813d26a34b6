import { listPartnerWithdraws, showPartnerWithdraw } from "@backoffice/api-client";
import { listPartnerWithdraws as shape } from "@backoffice/api-client/shapes/partner-withdrawals";
import { Handshake } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { builtInViews } from "#kit/list/state/view-definitions.ts";
import { waitingOverADay } from "#kit/queue/waiting/waiting-over-a-day.ts";
import { staffQueue } from "#kit/queue/staff-queue.tsx";
import { partnerWithdrawalActions } from "./partner-withdrawals.actions.ts";
import { partnerWithdrawalColumns } from "./partner-withdrawals.columns.tsx";

/** `/partners/withdraw`: queue of partner withdrawals. */
export const PartnerWithdrawalsPage = listPage({
  read: listPartnerWithdraws,
  shape,
  label: "Partner withdrawals",
  noun: "withdrawal",
  key: "txId",
  columns: partnerWithdrawalColumns,
  actions: partnerWithdrawalActions,
  opens: { panel: "partner-withdraw-details", param: "tx" },
  views: builtInViews(waitingOverADay({ status: "PENDING" })),
  queue: staffQueue({
    waiting: { status: "PENDING" },
    since: "createdAt",
    target: Infinity,
    read: (txId) => showPartnerWithdraw.options({ body: { txId } }),
  }),
  empty: { icon: Handshake, text: "Withdrawals appear here once partners request them." },
});
