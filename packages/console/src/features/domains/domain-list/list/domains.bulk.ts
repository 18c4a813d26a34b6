import { changeDomain, type components } from "@backoffice/api-client";
import { bulkCall, type Bulk, type BulkAction } from "#kit/bulk/bulk.ts";
import { DOMAIN_ORDERS, orderReason, type DomainOrder } from "../actions/domain-order.tsx";

type Domain = components["schemas"]["Domain"];

const change = (id: DomainOrder, verb: string, outcome: string): BulkAction<Domain> => ({
  id,
  verb,
  label: DOMAIN_ORDERS[id].label,
  icon: DOMAIN_ORDERS[id].icon,
  tone: "primary",
  outcome,
  reason: (domain, session) => orderReason(id, domain, session),
  call: ({ opId, domainName }) => bulkCall(changeDomain, { body: { action: id, domainDetails: { opId, domainName } } }),
});

/** Non-destructive actions on several domains; deletions are confirmed one by one (content §4). */
export const domainBulk: Bulk<Domain> = {
  noun: ["domain", "domains"],
  name: ({ domainName }) => domainName,
  decisive: ["cfZoneId", "cfZoneStatus"],
  actions: [
    change("SYNC_CF", "Sync", "Their status is read again from Cloudflare. Nothing changes there."),
    change("PURGE_CACHE", "Purge the cache of", "The sites are slower until they are cached again."),
    change(
      "PURGE_CACHE_ALL",
      "Purge all cache of",
      "Includes images and scripts. The sites are slow until they are cached again.",
    ),
  ],
};
