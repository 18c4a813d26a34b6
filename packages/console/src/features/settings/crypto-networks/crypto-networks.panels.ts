// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { CryptoNetworkEditDrawer as "crypto-network-edit" } from "./panels/crypto-network-edit.drawer.tsx";
