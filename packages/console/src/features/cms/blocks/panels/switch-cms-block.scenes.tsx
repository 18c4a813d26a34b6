import type { Db } from "@backoffice/mocks";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { slideAt, threeSlides } from "#testing/rows/content/block-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNotUndone, expectUndone } from "#testing/stories/undo.ts";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/CMS v2/Activate or deactivate block",
  tags: ["panel:switch-cms-block"],
  args: { arrange: threeSlides, opens: (db) => ({ id: "switch-cms-block", params: { block: slideAt(db, 1) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const off = confirmation({
  title: "Deactivate slide",
  button: "Deactivate Spring",
  write: "updateCmsBlock",
  failure: "Unable To Deactivate Block",
  read: "showCmsBlock",
});
const on = confirmation({
  title: "Activate slide",
  button: "Activate Tables",
  write: "updateCmsBlock",
  failure: "Unable To Activate Block",
  read: "showCmsBlock",
});

const sent = (db: Db, place: number, status: "ACTIVE" | "INACTIVE") => {
  const { id, block } = slideAt(db, place);
  return { body: { id, dto: { ...block, status } } };
};
/** The row as the list loaded it, before another user renamed the block. */
const asItWas = (db: Db) => {
  const row = slideAt(db, 1);
  return { ...row, block: { ...row.block, content: { en: { title: "Old", imagePath: "/media/old.webp" } } } as never };
};

export const Asked = off.asks("Deactivate Spring of Nordlys. Players stop seeing it immediately.");
export const Deactivated = off.sends((db) => sent(db, 1, "INACTIVE"), "Slide deactivated.");
/** Changes that another user made since the list was loaded are kept. */
export const ColleaguesTextStays = off.sends((db) => sent(db, 1, "INACTIVE"), "Slide deactivated.", {
  args: { opens: (db) => ({ id: "switch-cms-block", params: { block: asItWas(db) } }) },
});
export const Activated = on.sends((db) => sent(db, 3, "ACTIVE"), "Slide activated.", {
  args: { opens: (db) => ({ id: "switch-cms-block", params: { block: slideAt(db, 3) } }) },
});
/** Undo sends the block with its previous status. */
export const Undone: SceneStory = {
  play: async ({ loaded }) => {
    await off.confirm();
    await expectUndone(loaded, "updateCmsBlock", {
      request: (db) => sent(db, 1, "ACTIVE"),
      says: "Spring is active.",
    });
  },
};
/** Renamed by another user before Undo: their name is kept. */
export const ChangedBeforeUndo: SceneStory = {
  play: async ({ loaded }) => {
    await off.confirm();
    await expectNotUndone(loaded, "updateCmsBlock", {
      meanwhile: (db) => {
        const row = slideAt(db, 1);
        db.cmsBlocks.blocks.set(row.id, { ...row, block: { ...row.block, name: "Summer" } });
      },
      change: "Undo: Slide deactivated, Spring.",
    });
  },
};
export const Gone = off.refused(
  (db) => void db.cmsBlocks.blocks.delete(slideAt(db, 1).id),
  "This block does not exist.",
);
export const WithoutRight = off.forbidden("edit_cms", "operator-manager");
