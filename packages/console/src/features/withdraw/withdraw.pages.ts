import { listAffiliateWithdrawals } from "@backoffice/api-client";
import * as affiliateShapes from "@backoffice/api-client/shapes/affiliate";
import { listPage } from "#entities/fields/list-page.ts";
import { PendingWithdrawalsPage } from "./withdrawals/list/pending-withdrawals.page.ts";
import { WithdrawalsPage } from "./withdrawals/list/withdrawals.page.ts";

/** What is at each path of the group, with its own screens where it has some. */
export default {
  "/withdraw/list": WithdrawalsPage,
  "/withdraw/pending": PendingWithdrawalsPage,
  "/withdraw/affiliate": listPage({
    read: listAffiliateWithdrawals,
    shape: affiliateShapes.listAffiliateWithdrawals,
    label: "Affiliate withdrawals",
    key: "txId",
    columns: { playerId: "hidden", jobId: "hidden" },
  }),
};
