import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { hostname } from "#testing/rows/domain-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Settings/Delete hostname",
  tags: ["panel:delete-hostname"],
  args: { opens: (db) => ({ id: "delete-hostname", params: { hostname: hostname(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Delete hostname",
  button: /^Delete /,
  write: "deleteHostname",
  failure: "Unable To Delete Hostname",
});

export const Asked = panel.asks(
  (db) =>
    `Delete ${hostname(db).hostname} of Nordlys at Cloudflare, with its records. The site can no longer be reached by this name.`,
);
/** Sends the partner when there is one (content §7). */
export const Deleted = panel.sends(
  (db) => ({ query: { opId: "op-nordlys", hostname: hostname(db).hostname, partnerId: "pt-4711" } }),
  "Hostname deleted.",
  {
    args: {
      opens: (db) => ({ id: "delete-hostname", params: { hostname: { ...hostname(db), partnerId: "pt-4711" } } }),
    },
  },
);
export const Gone = panel.refused(
  (db) => void db.hostnames.hostnames.delete(hostname(db).hostname),
  "This hostname does not exist.",
);
export const WithoutRight = panel.forbidden("edit_hostnames", "operator-manager");
