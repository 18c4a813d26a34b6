import { look } from "#testing/look.ts";
import { labelPanel } from "#testing/stories/label-panel.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

const tag = labelPanel({
  panel: "game-tag-edit",
  noun: "tag",
  name: "Game Tag",
  labels: (db) => db.games.tags,
  key: "slug",
  keyField: /^Slug/,
  read: "showGameTag",
  write: "saveGameTag",
});

export default {
  ...staging,
  title: "Panels/Games catalogue/Game tag",
  tags: ["panel:game-tag-edit"],
  args: { at: tag.edit },
} satisfies SceneMeta;

export const Default = look();

export const SlugReadOnly = tag.KeyReadOnly;
export const Saved = tag.Saved;
export const New = look(tag.Added);
export const SlugWithCapitals = tag.Invalid;
export const SlugTaken = tag.Taken;
export const NotFound = look(tag.Gone);
export const Forbidden = look(tag.Forbidden);
