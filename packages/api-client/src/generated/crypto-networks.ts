// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Replace the explorer keys of a network (shell §5, §7). */
export const updateCryptoNetwork = /* @__PURE__ */ write({ id: "updateCryptoNetwork", method: "put", path: "/api/settings/crypto-networks", tag: "crypto-networks", effect: "write", permission: "edit_crypto_networks" });
export const useUpdateCryptoNetwork = /* @__PURE__ */ writeHook(updateCryptoNetwork);

/** List the crypto networks (shell §2.2, money §9). */
export const listCryptoNetworks = /* @__PURE__ */ query({ id: "listCryptoNetworks", method: "post", path: "/api/settings/crypto-networks/list", tag: "crypto-networks", effect: "read", permission: "view_crypto_networks", rows: "items", record: true, counted: true });
export const useListCryptoNetworks = /* @__PURE__ */ queryHook(listCryptoNetworks);

/** Read one crypto network (shell §2.3). */
export const showCryptoNetwork = /* @__PURE__ */ query({ id: "showCryptoNetwork", method: "post", path: "/api/settings/crypto-networks/show", tag: "crypto-networks", effect: "read", permission: "view_crypto_networks", record: true });
export const useShowCryptoNetwork = /* @__PURE__ */ queryHook(showCryptoNetwork);
