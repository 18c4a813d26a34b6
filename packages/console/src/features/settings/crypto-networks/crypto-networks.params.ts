import type { components } from "@backoffice/api-client";

declare module "../../../kit/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface PanelParams {
    "crypto-network-edit": Pick<components["schemas"]["CryptoNetwork"], "network">;
  }
}
