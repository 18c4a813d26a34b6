import type { Meta } from "@storybook/react-vite";
import { labelPanel } from "#testing/label-panel.ts";
import type { Scene } from "#testing/scene.ts";
import { staging } from "#testing/staging.tsx";

const tag = labelPanel({
  panel: "game-tag-edit",
  noun: "tag",
  name: "Game Tag",
  labels: (db) => db.games.tags,
  keyOf: ({ slug }) => slug,
  keyField: /^Slug/,
  read: "showGameTag",
  write: "saveGameTag",
});

const meta = {
  ...staging,
  title: "Games/game-tag-edit",
  args: { ...staging.args, at: tag.edit },
} satisfies Meta<Scene>;
export default meta;

export const SavedSlugReadOnly = tag.Saved;
export const Added = tag.Added;
export const SlugWithCapitals = tag.Invalid;
export const SlugTaken = tag.Taken;
export const Loading = tag.Loading;
export const Failed = tag.Failed;
export const Forbidden = tag.Forbidden;
export const RefusedSilently = tag.RefusedSilently;
