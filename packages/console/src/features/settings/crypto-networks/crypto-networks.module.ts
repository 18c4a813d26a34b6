import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** Name of the network; not `network`, which is a list filter. */
    "crypto-network-edit": { cryptoNetwork: string };
  }
}

/** Blockchains for payments, and the API keys of their explorers. */
export const cryptoNetworks = defineModule({
  pages: definePages("Settings", "view_crypto_networks", () => import("./crypto-networks.pages.ts"), {
    "/settings/crypto-networks": { title: "Crypto Networks" },
  }),
  panels: definePanels("view_crypto_networks", () => import("./crypto-networks.panels.ts"), {
    "crypto-network-edit": { title: "Crypto network", params: ["cryptoNetwork"], edits: true },
  }),
});
