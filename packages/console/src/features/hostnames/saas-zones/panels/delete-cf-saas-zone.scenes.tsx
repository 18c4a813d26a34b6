import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { saasZone } from "#testing/rows/domain-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Settings/Delete SaaS zone",
  tags: ["panel:delete-cf-saas-zone"],
  args: { opens: (db) => ({ id: "delete-cf-saas-zone", params: { zone: saasZone(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = confirmation({
  title: "Delete SaaS zone",
  button: /^Delete /,
  write: "deleteSaasZone",
  failure: "Unable To Delete SaaS Zone",
});

export const Asked = panel.asks(
  (db) =>
    `Delete the SaaS zone ${saasZone(db).domainName} of Nordlys. The default zone and zones that hostnames still use cannot be deleted.`,
);
/** Identified by domain and zone, without an operator (content §7). */
export const Deleted = panel.sends((db) => {
  const { domainName, zoneId } = saasZone(db);
  return { query: { domainName, zoneId } };
}, "SaaS zone deleted.");
export const InUse = look(
  panel.refused(() => undefined, /still serves \d+ hostnames\.$/, {
    opens: (db) => ({ id: "delete-cf-saas-zone", params: { zone: saasZone(db, true) } }),
  }),
  { name: "Still in use" },
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = panel.refused(() => undefined, "Unable to delete CF SaaS Zone", {
  faults: [{ operation: "deleteSaasZone", fault: "refused-silently" }],
});
export const WithoutRight = panel.forbidden("edit_saas_zones", "operator-admin");
