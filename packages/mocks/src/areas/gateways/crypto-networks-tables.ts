import type { components } from "@backoffice/api-client/contract";

export type CryptoNetworkRow = components["schemas"]["CryptoNetwork"];

export type CryptoNetworksTables = {
  /** By name. */
  networks: Map<string, CryptoNetworkRow>;
};
