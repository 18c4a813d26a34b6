import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { slideAt, threeSlides } from "#testing/rows/content/block-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/CMS v2/Delete block",
  tags: ["panel:delete-cms-block"],
  args: { arrange: threeSlides, opens: (db) => ({ id: "delete-cms-block", params: { block: slideAt(db, 1) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const panel = confirmation({
  title: "Delete slide",
  button: "Delete Spring",
  write: "deleteCmsBlock",
  failure: "Unable To Delete Block",
});

export const Asked = panel.asks(
  "Delete Spring of Nordlys. Players stop seeing it immediately. Its pictures stay in the files.",
);
export const Deleted = panel.sends((db) => ({ query: { id: slideAt(db, 1).id } }), "Slide deleted.");
export const Gone = panel.refused(
  (db) => void db.cmsBlocks.blocks.delete(slideAt(db, 1).id),
  "This block does not exist.",
);
export const WithoutRight = panel.forbidden("edit_cms", "operator-manager");
