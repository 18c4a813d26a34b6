import { labelPanel } from "#testing/stories/label-panel.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";

const jurisdiction = labelPanel({
  panel: "game-jurisdiction-edit",
  noun: "jurisdiction",
  name: "Game Jurisdiction",
  labels: (db) => db.games.jurisdictions,
  key: "code",
  keyField: /^Code/,
  read: "showGameJurisdiction",
  write: "saveGameJurisdiction",
});

export default {
  ...staging,
  args: { at: jurisdiction.edit },
} satisfies SceneMeta;

export const CodeReadOnly = jurisdiction.KeyReadOnly;
export const Saved = jurisdiction.Saved;
export const Added = jurisdiction.Added;
export const CodeWithCapitals = jurisdiction.Invalid;
export const CodeTaken = jurisdiction.Taken;
export const Gone = jurisdiction.Gone;
export const Forbidden = jurisdiction.Forbidden;
