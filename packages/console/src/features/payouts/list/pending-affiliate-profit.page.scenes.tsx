import { look } from "#testing/look.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { pendingTransactionsStories } from "#testing/stories/pending-transactions-stories.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Transactions/Pending affiliate profit",
  args: { at: "/transactions/pending-affiliate-profit" },
} satisfies SceneMeta;

export const Default = look();

const queue = pendingTransactionsStories({
  type: "AFFILIATE",
  approve: {
    asks: "Approve affiliate profit",
    button: /^Approve \d/,
    says: "Affiliate profit approved.",
  },
  reject: {
    asks: "Reject affiliate profit",
    field: /^Note/,
    text: "The terms were not met.",
    button: /^Reject/,
    says: "Affiliate profit rejected.",
  },
});

export const OldestFirst = look(queue.oldestFirst);
export const ClearedByKeys = queue.clearedByKeys;
export const ApprovedInTheDrawer = queue.approvedInTheDrawer;
export const RejectedInTheDrawer = queue.rejectedInTheDrawer;
export const RejectedFromTheRow = queue.rejectedFromTheRow;
export const DecidedByOthersMeanwhile = queue.decidedByOthers;
export const Empty = look(emptyPage("No pending profits"));
export const Forbidden = forbiddenPage("listAffiliateProfitWithdrawals", "view_withdrawals");
