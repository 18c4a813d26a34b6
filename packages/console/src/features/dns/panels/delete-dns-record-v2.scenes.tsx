import type { Db } from "@backoffice/mocks";
import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dnsRecord, domain } from "#testing/rows/domain-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const alias = (db: Db) => domain(db).dnsRecords.find(({ type }) => type === "CNAME")!;
const opening =
  (change = {}): NonNullable<Scene["opens"]> =>
  (db) => ({
    id: "delete-dns-record-v2",
    params: { record: { ...alias(db), ...change }, domain: domain(db) },
  });
const DEVELOPERS: Partial<Scene> = {
  account: "dev-ops",
  opens: (db) => ({ id: "delete-dns-record-v2", params: { record: dnsRecord(db) } }),
};

export default {
  ...staging,
  title: "Panels/Settings/Delete DNS record",
  tags: ["panel:delete-dns-record-v2"],
  args: { account: "dev-ops", opens: opening() },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const QUESTION = { title: "Delete DNS record", button: /^Delete / } as const;
const panel = confirmation({
  ...QUESTION,
  write: "deleteDomainDnsRecord",
  failure: "Unable To Delete DNS Record",
});
const developers = confirmation({ ...QUESTION, write: "deleteDnsRecord", failure: "Unable To Delete DNS Record" });

export const Asked = panel.asks(
  (db) =>
    `Delete the CNAME record ${alias(db).name} of ${domain(db).domainName} at Cloudflare. Services that rely on this record stop working.`,
);
/** Identified by name and type, since the call has no ID (content §7). */
export const Deleted = panel.sends((db) => {
  const { opId, domainName } = domain(db);
  return { query: { opId, domainName, dnsRecordName: alias(db).name, dnsRecordType: "CNAME" } };
}, "DNS record deleted.");
export const GoneMeanwhile = panel.refused((db) => {
  const row = domain(db);
  db.domains.domains.set(row.domainName, { ...row, dnsRecords: [] });
}, "This DNS record does not exist.");
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = panel.refused(() => undefined, "Failed to delete DNS record", {
  faults: [{ operation: "deleteDomainDnsRecord", fault: "refused-silently" }],
});
/** Cloudflare record types that the call does not support (content §9). */
export const OtherType = look(
  panel.waits(/^Only TXT and CNAME records can be deleted here/, {
    opens: opening({ type: "MX" }),
  }),
);
export const WithoutRight = panel.forbidden("edit_domains", "operator-manager");

export const AskedOfDevelopers = developers.asks(
  (db) => `Delete the CNAME record ${dnsRecord(db).name} of Nordlys. Services that rely on this record stop working.`,
  DEVELOPERS,
);
/** The toast is the server's message (content §7). */
export const DeletedOfDevelopers = developers.sends(
  (db) => ({ query: { id: dnsRecord(db).id } }),
  "DNS record is successfully deleted!",
  { args: DEVELOPERS },
);
/** Deleted by another user meanwhile: an error toast here as well (content §8). */
export const GoneOfDevelopers: SceneStory = {
  args: DEVELOPERS,
  play: async ({ loaded: { db } }) => {
    await developers.button();
    db.developer.dnsRecords.delete(dnsRecord(db).id);
    await developers.confirm();
    await waitFor(() => expect(screen.getByText("This DNS record does not exist.")).toBeVisible());
    await expect(screen.queryByRole("alertdialog", { name: /^Unable/ })).toBeNull();
  },
};
/** Permission to change domains only: the button names the missing one. */
export const ForDeveloper = look(
  developers.waits(/edit_dns_records/, {
    ...DEVELOPERS,
    account: "operator-admin",
  }),
  { name: "Signed in as operator admin" },
);
