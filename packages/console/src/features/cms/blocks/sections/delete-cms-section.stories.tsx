import type { Db } from "@backoffice/mocks";
import { firstOf } from "#testing/rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const banner = (db: Db) => firstOf(db.cmsV1.entries, (it) => it.opId === "op-nordlys" && it.kind === "BANNER");

export default {
  ...staging,
  title: "CMS blocks/delete-cms-section",
  args: { opens: (db) => ({ id: "delete-cms-section", params: { entry: banner(db) } }) },
} satisfies SceneMeta;

const panel = confirmation({
  title: "Delete banner",
  button: /^Delete /,
  write: "deleteCmsEntry",
  failure: "Unable To Delete Section",
});

export const Asked = panel.asks(
  (db) => `Delete ${banner(db).key} of Nordlys in all languages. Its pictures stay in the files.`,
);
export const Deleted = panel.sends(
  (db) => ({ query: { id: banner(db).id } }),
  (db) => `${banner(db).key} is deleted.`,
);
export const WithoutRight = panel.forbidden("edit_cms", "operator-manager");
