import type { components } from "@backoffice/api-client";
import type { Earner } from "./earner.ts";
import type { EarnerInAddress } from "./earner-in-address.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "player-wallet-affiliate": EarnerInAddress;
    "player-wallet-cashback": EarnerInAddress;
    "affiliate-summary-report": EarnerInAddress & { span?: string; channel?: string };
    "operator-earning-settings": { operator: string };
    /** For the operator in scope. */
    "affiliates-list": object;
    "affiliate-withdraw-jobs": object;
  }
  interface DialogParams {
    "claim-cashback-confirmation": { player: Earner };
    "override-player-cashback-settings": { player: Earner };
    "restore-operator-settings-cashback": { player: Earner };
    "override-affiliate-settings": { player: Earner };
    "restore-operator-settings-affiliate": { player: Earner };
    "withdraw-profit-confirmation": { player: Earner };
    "affiliate-level-settings": { opId: string };
    /** Starts with this operator's settings; `*` for none. */
    "affiliate-profit-calculator": { opId: string };
    "cashback-calculator": object;
    /** `*` to let the user select the operator. */
    "affiliate-withdraw-job-confirmation": { opId: string };
    "affiliate-withdraw-job-cancel": { job: Schemas["AffiliateWithdrawJob"] };
    "delete-affiliate": { affiliate: Schemas["Affiliate"] };
  }
}

const IN_ADDRESS = ["player", "operator"] as const;

/** Key of the draft. */
const recordKey = ({ player: { playerCode, opId } }: { player: Earner }) => [opId, playerCode];

/** Cashback and affiliate earnings of players. */
export const earnings = defineModule({
  pages: [
    ...definePages("Withdraw", "view_affiliates", () => import("./affiliates/affiliates.pages.ts"), {
      "/withdraw/affiliate": { title: "Affiliate Withdrawals" },
    }),
    ...definePages("Other", "use_profit_calculators", () => import("./calculators/calculators.pages.ts"), {
      "/internal-cashback-affiliate-calculator": { title: "Cashback and Affiliate Calculator" },
    }),
  ],
  panels: [
    ...definePanels("view_cashback", () => import("./cashback/cashback.panels.ts"), {
      "player-wallet-cashback": { title: "Cashback", params: IN_ADDRESS, width: "lg" },
      "claim-cashback-confirmation": {
        title: "Claim Cashback Confirmation",
        permission: "claim_cashback",
        about: ({ player }) => [player.playerCode],
      },
      "override-player-cashback-settings": {
        title: "Override Player Cashback Settings",
        permission: "edit_cashback_settings",
        about: recordKey,
      },
      "restore-operator-settings-cashback": {
        title: "Restore Operator Settings",
        permission: "edit_cashback_settings",
      },
    }),
    ...definePanels("view_affiliates", () => import("./affiliate/affiliate.panels.ts"), {
      "player-wallet-affiliate": { title: "Affiliate", params: IN_ADDRESS, width: "lg" },
      "override-affiliate-settings": {
        title: "Override Affiliate Settings",
        permission: "edit_affiliate_settings",
        about: recordKey,
      },
      "restore-operator-settings-affiliate": {
        title: "Restore Operator Settings",
        permission: "edit_affiliate_settings",
      },
      "withdraw-profit-confirmation": {
        title: "Withdraw Profit Confirmation",
        permission: "withdraw_affiliate_profit",
        about: recordKey,
      },
    }),
    ...definePanels("view_affiliates", () => import("./report/report.panels.ts"), {
      "affiliate-summary-report": {
        title: "Affiliate Summary Report",
        params: [...IN_ADDRESS, "span", "channel"],
        width: "xl",
      },
    }),
    ...definePanels("view_affiliates", () => import("./affiliates/affiliates.panels.ts"), {
      "affiliates-list": { title: "Affiliates", params: [], width: "lg" },
      "delete-affiliate": { title: "Delete Affiliate", permission: "delete_affiliates" },
    }),
    ...definePanels("view_affiliates", () => import("./jobs/jobs.panels.ts"), {
      "affiliate-withdraw-jobs": { title: "Affiliate Withdraw Jobs", params: [], width: "lg" },
      "affiliate-withdraw-job-confirmation": {
        title: "Affiliate Withdraw Confirmation",
        permission: "run_affiliate_withdraw_jobs",
      },
      "affiliate-withdraw-job-cancel": {
        title: "Affiliate Withdraw Job Cancel",
        permission: "run_affiliate_withdraw_jobs",
        about: ({ job }) => [job.jobId],
      },
    }),
    ...definePanels("view_operator_settings", () => import("./operator/operator.panels.ts"), {
      "operator-earning-settings": {
        title: "Affiliate and Cashback Settings",
        params: ["operator"],
        edits: true,
        width: "xl",
      },
      "affiliate-level-settings": {
        title: "Affiliate Level Settings",
        permission: "edit_affiliate_settings",
        about: ({ opId }) => [opId],
      },
    }),
    ...definePanels("use_profit_calculators", () => import("./calculators/calculators.panels.ts"), {
      "affiliate-profit-calculator": { title: "Affiliate Profit Calculator" },
      "cashback-calculator": { title: "Cashback Calculator" },
    }),
  ],
});
