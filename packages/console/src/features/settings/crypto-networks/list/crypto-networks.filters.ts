import type { listCryptoNetworks } from "@backoffice/api-client";
import { select, text } from "@backoffice/ui/filters";
import { defineListFilters } from "#kit/list/state/filters.ts";

/** Documented networks (money §9). */
const NETWORKS = ["Ethereum Main", "Polygon Main", "Celo Main", "Polygon Test"] as const;

/** Filters of crypto networks. */
export const cryptoNetworkFilters = defineListFilters<typeof listCryptoNetworks>()(() => ({
  search: text({ label: "Search", placeholder: "Network", place: "bar" }),
  network: select({ label: "Network", options: NETWORKS.map((value) => ({ value, label: value })), place: "bar" }),
}));
