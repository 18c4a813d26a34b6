import CryptoNetworksPage from "./list/crypto-networks.page.tsx";

/** What is at each path of the feature. */
export default {
  "/settings/crypto-networks": CryptoNetworksPage,
};
