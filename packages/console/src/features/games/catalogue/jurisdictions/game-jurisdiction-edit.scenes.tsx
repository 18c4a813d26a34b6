import { look } from "#testing/look.ts";
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
  title: "Panels/Games catalogue/Game jurisdiction",
  tags: ["panel:game-jurisdiction-edit"],
  args: { at: jurisdiction.edit },
} satisfies SceneMeta;

export const Default = look();

export const CodeReadOnly = jurisdiction.KeyReadOnly;
export const Saved = jurisdiction.Saved;
export const New = look(jurisdiction.Added);
export const CodeWithCapitals = jurisdiction.Invalid;
export const CodeTaken = jurisdiction.Taken;
export const NotFound = look(jurisdiction.Gone);
export const Forbidden = look(jurisdiction.Forbidden);
