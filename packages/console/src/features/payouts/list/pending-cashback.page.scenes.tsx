import { look } from "#testing/look.ts";
import { emptyPage, forbiddenPage } from "#testing/page-states.ts";
import { pendingTransactionsStories } from "#testing/stories/pending-transactions-stories.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Transactions/Pending cashback",
  args: { at: "/transactions/pending-cashback" },
} satisfies SceneMeta;

export const Default = look();

const queue = pendingTransactionsStories({
  type: "CASHBACK",
  approve: { asks: "Approve cashback", button: /^Approve \d/, says: "Cashback approved." },
  reject: {
    asks: "Reject cashback",
    field: /^Note/,
    text: "The terms were not met.",
    button: /^Reject/,
    says: "Cashback rejected.",
  },
});

export const OldestFirst = look(queue.oldestFirst);
export const ClearedByKeys = queue.clearedByKeys;
export const ApprovedInTheDrawer = queue.approvedInTheDrawer;
export const RejectedInTheDrawer = queue.rejectedInTheDrawer;
export const RejectedFromTheRow = queue.rejectedFromTheRow;
export const DecidedByOthersMeanwhile = queue.decidedByOthers;
export const Empty = look(emptyPage("No pending cashback"));
export const Forbidden = forbiddenPage("listTransactions", "view_transactions");
