import { defineModule, definePage, definePanel } from "#kit/pages/define-module.ts";
import "./crypto-networks.params.ts";

/** The blockchains that money travels on, and the keys of their explorers. */
export const cryptoNetworks = defineModule({
  pages: [
    definePage({
      path: "/settings/crypto-networks",
      title: "Crypto Networks",
      group: "Settings",
      permission: "view_crypto_networks",
      page: () => import("./list/crypto-networks.page.tsx"),
    }),
  ],
  panels: [
    definePanel({
      id: "crypto-network-edit",
      title: "Crypto network",
      permission: "view_crypto_networks",
      keptIn: "address",
      params: ["cryptoNetwork"],
      panel: () => import("./panels/crypto-network-edit.drawer.tsx"),
    }),
  ],
});
