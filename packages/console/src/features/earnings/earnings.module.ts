import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./earnings.params.ts";

/** What players get beside play: cashback of what they lost, and profit from whom they referred. */
export const earnings = defineModule({
  pages: [],
  panels: definePanels("view_cashback", () => import("./cashback.panels.ts"), {
    "player-wallet-cashback": { title: "Cashback", params: ["player", "operator"] },
    "claim-cashback-confirmation": { title: "Claim Cashback Confirmation", permission: "claim_cashback" },
  }),
});
