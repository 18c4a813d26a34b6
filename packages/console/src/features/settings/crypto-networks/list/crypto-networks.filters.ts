import type { listCryptoNetworks } from "@backoffice/api-client";
import { select, text } from "@backoffice/ui/filters";
import { defineListFilters } from "#kit/list/state/filters.ts";

/** The networks that the documents name (money §9). */
const NETWORKS = ["Ethereum Main", "Polygon Main", "Celo Main", "Polygon Test"] as const;

/** The filters of the crypto networks. */
export const cryptoNetworkFilters = defineListFilters<typeof listCryptoNetworks>()(() => ({
  search: text({ label: "Search", placeholder: "Network", place: "bar" }),
  network: select({ label: "Network", options: NETWORKS.map((value) => ({ value, label: value })), place: "bar" }),
}));
