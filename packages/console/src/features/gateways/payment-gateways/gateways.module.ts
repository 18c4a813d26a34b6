import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "withdraw-gateway-details": { gatewayUuid: string };
    "utopia-wallet-transaction-details": { utopiaTransaction: string };
  }
  interface DialogParams {
    "topup-utopia-wallet": { wallet: Schemas["UtopiaWallet"] };
    "withdraw-utopia-wallet": { wallet: Schemas["UtopiaWallet"] };
    "delete-deposit-gateway": { gateway: Schemas["DepositGateway"] };
    "delete-withdraw-gateway": { gateway: Schemas["WithdrawGateway"] };
    "create-deposit-gateway": Adds;
    "create-withdraw-gateway": Adds;
    /** Saved settings, or unsaved form values: decimal texts. */
    "test-your-settings": {
      gatewayCurrencies: readonly string[];
      isAutomatic: boolean;
      conversionRate: string;
      decimals: string;
    };
  }
}

/** Deposit and withdraw gateways. */
export const gateways = defineModule({
  pages: [
    ...definePages("Withdraw", "view_withdraw_gateways", () => import("./withdraw-gateways.pages.ts"), {
      "/withdraw/gateways": { title: "Withdraw Gateways", slugId: "gateways" },
      "/withdraw/gatewaysV2": { title: "Withdraw Gateways V2", slugId: "gateways" },
    }),
    ...definePages("Withdraw", "view_withdraw_gateways", () => import("./withdraw-gateway.pages.ts"), {
      "/withdraw/gatewaysV2/{id}": { title: "Withdraw Gateway", slugId: "gateways" },
    }),
    ...definePages("Deposit", "view_deposit_gateways", () => import("./deposit-gateways.pages.ts"), {
      "/deposit/gateways": { title: "Deposit Gateways", slugId: "gateways" },
      "/deposit/gatewaysV2": { title: "Deposit Gateways V2", slugId: "gateways" },
    }),
    ...definePages("Deposit", "view_deposit_gateways", () => import("./deposit-gateway.pages.ts"), {
      "/deposit/gatewaysV2/{id}": { title: "Deposit Gateway", slugId: "gateways" },
    }),
  ],
  panels: [
    ...definePanels("view_utopia_wallets", () => import("./utopia/utopia.panels.ts"), {
      "topup-utopia-wallet": {
        title: "Topup Utopia Wallet",
        permission: "edit_utopia_wallets",
        about: ({ wallet }) => [wallet.uuid],
      },
      "withdraw-utopia-wallet": {
        title: "Withdraw Utopia Wallet",
        permission: "edit_utopia_wallets",
        about: ({ wallet }) => [wallet.uuid],
      },
      "utopia-wallet-transaction-details": {
        title: "Utopia transaction",
        params: ["utopiaTransaction"],
        recordOf: "utopia-transaction",
      },
    }),
    ...definePanels(undefined, () => import("./gateways.panels.ts"), {
      "create-deposit-gateway": {
        title: "New deposit gateway",
        permission: "edit_deposit_gateways",
        creates: { label: "New deposit gateway", permission: "edit_deposit_gateways" },
      },
      "create-withdraw-gateway": {
        title: "New withdraw gateway",
        permission: "edit_withdraw_gateways",
        creates: { label: "New withdraw gateway", permission: "edit_withdraw_gateways" },
      },
      "delete-deposit-gateway": { title: "Delete deposit gateway", permission: "delete_deposit_gateways" },
      "delete-withdraw-gateway": { title: "Delete withdraw gateway", permission: "delete_withdraw_gateways" },
      "withdraw-gateway-details": {
        title: "Withdraw gateway",
        permission: "view_withdraw_gateways",
        params: ["gatewayUuid"],
      },
      // The calculator only reads rates, and opens from both kinds of gateways.
      "test-your-settings": { title: "Test Your Settings", opensOnTop: true },
    }),
  ],
});
