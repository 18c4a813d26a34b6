import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

/** Whose earnings: of a player's record or row, what the calls ask for. */
export type Earner = Pick<Schemas["Player"], "playerCode" | "opId">;

/** The same in an address; not `playerCode` and `opId`, which lists are filtered by. */
export type EarnerInAddress = { player: string; operator: string };

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "player-wallet-affiliate": EarnerInAddress;
    "player-wallet-cashback": EarnerInAddress;
    "affiliate-summary-report": EarnerInAddress & { span?: string; channel?: string };
    "operator-earning-settings": { operator: string };
    /** Of the operator of the top bar. */
    "affiliates-list": object;
    "affiliate-withdraw-jobs": object;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "claim-cashback-confirmation": { player: Earner };
    "override-player-cashback-settings": { player: Earner };
    "restore-operator-settings-cashback": { player: Earner };
    "override-affiliate-settings": { player: Earner };
    "restore-operator-settings-affiliate": { player: Earner };
    "withdraw-profit-confirmation": { player: Earner };
    "affiliate-level-settings": { opId: string };
    /** With the settings of this operator to begin with; `*` for none. */
    "affiliate-profit-calculator": { opId: string };
    "cashback-calculator": object;
    /** `*` to choose the operator. */
    "affiliate-withdraw-job-confirmation": { opId: string };
    "affiliate-withdraw-job-cancel": { job: Schemas["AffiliateWithdrawJob"] };
    "delete-affiliate": { affiliate: Schemas["Affiliate"] };
  }
}
