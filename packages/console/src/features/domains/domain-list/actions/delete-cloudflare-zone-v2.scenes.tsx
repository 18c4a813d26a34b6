import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { domain } from "#testing/rows/domain-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { typeToConfirm } from "#testing/stories/answer.ts";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Settings/Delete domain",
  tags: ["panel:delete-cloudflare-zone-v2"],
  args: { opens: (db) => ({ id: "delete-cloudflare-zone-v2", params: { domain: domain(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Delete domain",
  button: /^Delete /,
  write: "deleteDomain",
  failure: "Unable To Delete Domain",
  fill: typeToConfirm,
});

export const Asked = panel.asks(
  (db) =>
    `Delete ${domain(db).domainName} of Nordlys with its zone at Cloudflare, including its DNS records and rules. The site becomes unreachable.`,
);
/** Identified by operator, zone and name, with the token of its account (content §7). */
export const Deleted = panel.sends((db) => {
  const { opId, domainName, cfZoneId, cfAccountCode } = domain(db);
  const token = db.domains.accounts.get(cfAccountCode)!.cfApiKey;
  return { query: { opId, token, zoneId: cfZoneId!, zoneName: domainName } };
}, "Domain deleted.");
export const PrimaryStays = panel.waits("A primary domain cannot be deleted. Make another domain primary first.", {
  opens: (db) => ({ id: "delete-cloudflare-zone-v2", params: { domain: domain(db, { isPrimary: true }) } }),
});
export const LockedStays = panel.waits("The domain is locked. Unlock it first.", {
  opens: (db) => ({ id: "delete-cloudflare-zone-v2", params: { domain: { ...domain(db), isLocked: true } } }),
});
/** Made primary by another user meanwhile. */
export const PrimaryMeanwhile = panel.refused((db) => {
  const row = domain(db);
  db.domains.domains.set(row.domainName, { ...row, isPrimary: true });
}, "A primary domain cannot be deleted. Make another domain primary first.");
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = panel.refused(() => undefined, "Failed to delete the domain", {
  faults: [{ operation: "deleteDomain", fault: "refused-silently" }],
});
export const WithoutRight = panel.forbidden("delete_domains", "operator-manager");
