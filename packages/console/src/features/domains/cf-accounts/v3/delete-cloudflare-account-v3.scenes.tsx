import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { cfAccountV3 } from "#testing/rows/domain-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Settings/Delete Cloudflare account v3",
  tags: ["panel:delete-cloudflare-account-v3"],
  args: { opens: (db) => ({ id: "delete-cloudflare-account-v3", params: { account: cfAccountV3(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Delete Cloudflare account",
  button: /^Delete /,
  write: "deleteCfAccountV3",
  failure: "Unable To Delete CF Account",
});

export const Asked = panel.asks(
  (db) =>
    `Delete ${cfAccountV3(db).cfAccountCode} of Nordlys. The console deletes its key; nothing changes at Cloudflare. An account that hostnames still use cannot be deleted.`,
);
/** Identified by operator and code, with its partner (content §7). */
export const Deleted = panel.sends(
  (db) => {
    const { opId, cfAccountCode } = cfAccountV3(db);
    return { query: { opId, cfAccountCode, partnerId: "pt-4711" } };
  },
  "Cloudflare account deleted.",
  {
    args: {
      opens: (db) => ({
        id: "delete-cloudflare-account-v3",
        params: { account: { ...cfAccountV3(db), partnerId: "pt-4711" } },
      }),
    },
  },
);
export const InUse = look(
  panel.refused(
    () => undefined,
    (db) => new RegExp(`^${cfAccountV3(db, true).cfAccountCode} still holds \\d+ hostnames?\\.$`),
    { opens: (db) => ({ id: "delete-cloudflare-account-v3", params: { account: cfAccountV3(db, true) } }) },
  ),
  { name: "Still in use" },
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = panel.refused(() => undefined, "Failed to delete Cf Account", {
  faults: [{ operation: "deleteCfAccountV3", fault: "refused-silently" }],
});
export const WithoutRight = panel.forbidden("edit_cf_accounts", "operator-manager");
