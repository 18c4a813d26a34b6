import type { components } from "@backoffice/api-client";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    /** A row of any transaction list; the panel loads the withdrawal itself. */
    "withdraw-confirmation": { tx: Schemas["Transaction"]; action: Schemas["ConfirmOrReject"] };
    "confirm-tomani-withdraw": { tx: Schemas["Transaction"] };
    /** The decision that jb refused, and jb's message. */
    "force-approve": {
      withdrawal: Schemas["Withdrawal"];
      decision: Schemas["WithdrawDecision"];
      description?: string | undefined;
    };
    "resend-withdraw-confirmation": { tx: Schemas["Transaction"] };
    "resend-withdraw-confirmation-cpg": { tx: Schemas["Transaction"] };
  }
}

/** Withdrawals. */
export const withdraw = defineModule({
  pages: definePages("Withdraw", "view_withdrawals", () => import("./withdraw.pages.ts"), {
    "/withdraw/list": {
      title: "Withdrawals",
      variants: { "status=CONFIRMED": "Confirmed Withdrawals" },
    },
    "/withdraw/pending": { title: "Pending Withdrawals", badge: "withdraw" },
  }),
  panels: definePanels("approve_reject_withdrawals", () => import("./withdraw.panels.ts"), {
    "withdraw-confirmation": { title: "Approve or reject withdrawal", about: ({ tx, action }) => [tx.txId, action] },
    "confirm-tomani-withdraw": { title: "Confirm Tomani Withdraw", about: ({ tx }) => [tx.txId] },
    "force-approve": { title: "Force Approve", about: ({ withdrawal }) => [withdrawal.txId] },
    "resend-withdraw-confirmation": {
      title: "Resend Withdraw Confirmation",
      permission: "resend_withdrawals",
      about: ({ tx }) => [tx.txId],
    },
    "resend-withdraw-confirmation-cpg": {
      title: "Resend Withdraw Confirmation",
      permission: "resend_withdrawals",
      about: ({ tx }) => [tx.txId],
    },
  }),
});
