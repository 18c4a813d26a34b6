import CryptoNetworksPage from "./list/crypto-networks.page.tsx";

/** Pages by path. */
export default {
  "/settings/crypto-networks": CryptoNetworksPage,
};
