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
  args: { at: tag.edit },
} satisfies SceneMeta;

export const SlugReadOnly = tag.KeyReadOnly;
export const Saved = tag.Saved;
export const Added = tag.Added;
export const SlugWithCapitals = tag.Invalid;
export const SlugTaken = tag.Taken;
export const Gone = tag.Gone;
export const Forbidden = tag.Forbidden;
