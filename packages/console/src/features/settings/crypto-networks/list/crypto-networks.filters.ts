import type { Input, listCryptoNetworks } from "@backoffice/api-client";
import { text } from "@backoffice/ui/filters";
import { defineListFilters } from "../../../../kit/filters.ts";

/** The filters of the crypto networks. */
export const cryptoNetworkFilters = defineListFilters<Input<typeof listCryptoNetworks.operation>["body"]>()(() => ({
  search: text({ label: "Search", placeholder: "Network", place: "bar" }),
}));
