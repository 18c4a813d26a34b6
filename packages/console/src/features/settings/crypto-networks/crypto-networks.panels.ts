import CryptoNetworkEditDrawer from "./panels/crypto-network-edit.drawer.tsx";

/** What each panel of the feature shows. */
export default {
  "crypto-network-edit": CryptoNetworkEditDrawer,
};
