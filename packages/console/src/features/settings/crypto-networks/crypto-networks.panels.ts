import CryptoNetworkEditDrawer from "./panels/crypto-network-edit.drawer.tsx";

/** Panels by ID. */
export default {
  "crypto-network-edit": CryptoNetworkEditDrawer,
};
