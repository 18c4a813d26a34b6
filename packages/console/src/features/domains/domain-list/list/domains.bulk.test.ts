import { expect, it } from "vitest";
import { bulkOffers, bulkSends } from "#testing/bulk-offers.ts";
import { domainBulk } from "./domains.bulk.ts";

type Domain = Parameters<typeof domainBulk.name>[0];
const row = (cfZoneId: string | null, cfZoneStatus: string | null) =>
  ({ opId: "op-a", domainName: "sun.example", cfZoneId, cfZoneStatus }) as Domain;
const NO_ZONE = "The domain has no Cloudflare zone.";
const NOT_ACTIVE = "The Cloudflare zone is not active yet.";

it.each([
  ["active", row("z1", "active"), ["may", "may", "may"]],
  ["pending", row("z1", "pending"), ["may", NOT_ACTIVE, NOT_ACTIVE]],
  ["not at Cloudflare", row(null, null), [NO_ZONE, NO_ZONE, NO_ZONE]],
])("domain bulk: %s → sync, purge, purge all: %o", (_name, domain, [sync, purge, purgeAll]) => {
  expect(bulkOffers(domainBulk, "super-admin", domain)).toEqual({
    SYNC_CF: sync,
    PURGE_CACHE: purge,
    PURGE_CACHE_ALL: purgeAll,
  });
});

it("domain bulk: deletions → are not offered", () => {
  expect(domainBulk.actions.some(({ id }) => id.includes("DELETE"))).toBe(false);
});

it("domain bulk: purge → call of a single domain", () => {
  expect(bulkSends(domainBulk, "PURGE_CACHE", row("z1", "active"))).toEqual({
    operation: "changeDomain",
    input: { body: { action: "PURGE_CACHE", domainDetails: { opId: "op-a", domainName: "sun.example" } } },
  });
});
