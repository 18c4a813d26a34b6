import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "withdraw-gateway-details": { gatewayUuid: string };
    "utopia-wallet-transaction-details": { utopiaTransaction: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "topup-utopia-wallet": { wallet: Schemas["UtopiaWallet"] };
    "withdraw-utopia-wallet": { wallet: Schemas["UtopiaWallet"] };
    "delete-deposit-gateway": { gateway: Schemas["DepositGateway"] };
    "delete-withdraw-gateway": { gateway: Schemas["WithdrawGateway"] };
    "create-deposit-gateway": Adds;
    "create-withdraw-gateway": Adds;
    /** Settings as they are, or as they are typed: decimal texts. */
    "test-your-settings": {
      gatewayCurrencies: readonly string[];
      isAutomatic: boolean;
      conversionRate: string;
      decimals: string;
    };
  }
}
