import type { Db } from "@backoffice/mocks";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

const entry = (db: Db, key: string) => firstOf(db.cmsV1.entries, (it) => it.opId === "op-nordlys" && it.key === key);
const opens = (key: string) => (db: Db) => ({ id: "delete-cms-entry", params: { entry: entry(db, key) } }) as const;

export default {
  ...staging,
  title: "Panels/CMS (v1)/Delete entry",
  tags: ["panel:delete-cms-entry"],
  args: { opens: opens("home-top") },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const failure = "Unable To Delete Entry";
const banner = confirmation({ title: "Delete banner", button: /^Delete /, write: "deleteCmsEntry", failure });
const item = confirmation({ title: "Delete menu item", button: /^Delete /, write: "deleteCmsEntry", failure });

export const Asked = banner.asks("Delete home-top of Nordlys in all languages. Its pictures stay in the files.");
export const Deleted = banner.sends((db) => ({ query: { id: entry(db, "home-top").id } }), "Banner deleted.");
/** Live casino is its child. */
export const WithChildren = look(
  item.refused(() => undefined, "This entry has child entries. Move or delete them first.", {
    opens: opens("casino"),
  }),
);
export const WithoutRight = banner.forbidden("edit_cms", "operator-manager");
