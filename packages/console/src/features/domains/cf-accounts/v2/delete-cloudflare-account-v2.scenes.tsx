import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { cfAccount } from "#testing/rows/domain-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Settings/Delete Cloudflare account",
  tags: ["panel:delete-cloudflare-account-v2"],
  args: { opens: (db) => ({ id: "delete-cloudflare-account-v2", params: { account: cfAccount(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Delete Cloudflare account",
  button: /^Delete /,
  write: "deleteCfAccount",
  failure: "Unable To Delete CF Account",
});

export const Asked = panel.asks((db) => {
  const { title, cfAccountCode } = cfAccount(db);
  return `Delete ${title} (${cfAccountCode}) of Nordlys. The console deletes its key; nothing changes at Cloudflare. An account that domains still use cannot be deleted.`;
});
/** Identified by operator, code and Cloudflare ID; the partner is sent only when there is one (content §7). */
export const Deleted = panel.sends((db) => {
  const { opId, cfAccountCode, cfAccountId } = cfAccount(db);
  return { query: { opId, cfAccountCode, accountId: cfAccountId } };
}, "Cloudflare account deleted.");
export const InUse = look(
  panel.refused(
    () => undefined,
    (db) => new RegExp(`^${cfAccount(db, true).title} still holds \\d+ domains\\.$`),
    { opens: (db) => ({ id: "delete-cloudflare-account-v2", params: { account: cfAccount(db, true) } }) },
  ),
  { name: "Still in use" },
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = panel.refused(() => undefined, "Failed to delete Cf Account", {
  faults: [{ operation: "deleteCfAccount", fault: "refused-silently" }],
});
export const WithoutRight = panel.forbidden("edit_cf_accounts", "operator-manager");
