import type { Db } from "@backoffice/mocks";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { template } from "#testing/rows/role-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Settings/Delete permissions template",
  tags: ["panel:delete-permissions-template"],
  args: { opens: (db: Db) => ({ id: "delete-permissions-template", params: { role: template(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = confirmation({
  title: "Delete permissions template",
  button: /^Delete /,
  write: "deleteRole",
  failure: "Unable To Delete Permissions Template",
});

export const Asked = panel.asks(
  (db) => `Delete the permissions template ${template(db).name}. Users who already have these permissions keep them.`,
);
export const Deleted = panel.sends(
  (db) => ({ query: { templateId: template(db)._id } }),
  "Permissions template deleted.",
);
export const Gone = panel.refused(
  (db) => void db.staff.roles.delete(template(db)._id),
  "This permissions template does not exist.",
);
export const WithoutRight = panel.forbidden("delete_roles", "operator-admin");
