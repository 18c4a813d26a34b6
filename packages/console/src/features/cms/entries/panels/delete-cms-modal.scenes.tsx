import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { STORY_MODAL, withContent } from "#testing/rows/content/content-rows.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/CMS v2/Delete modal",
  tags: ["panel:delete-cms-modal"],
  args: { arrange: withContent, opens: () => ({ id: "delete-cms-modal", params: { modal: STORY_MODAL } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const modal = confirmation({
  title: "Delete modal",
  button: "Delete modal",
  write: "deleteCmsBlock",
  failure: "Unable To Delete Modal",
});

export const Asked = modal.asks(
  "Delete the modal Story modal with its texts in all languages. Players stop seeing it immediately. Its pictures stay in the gallery.",
);
export const Deleted = modal.sends({ query: { id: STORY_MODAL.id } }, "Modal deleted.", {
  args: { at: "/cms/v2/modals/x?opId=op-nordlys" },
});
export const Gone = modal.refused(
  (db) => void db.cmsBlocks.blocks.delete(STORY_MODAL.id),
  "This block does not exist.",
);
export const WithoutRight = modal.forbidden("edit_cms", "operator-manager");
