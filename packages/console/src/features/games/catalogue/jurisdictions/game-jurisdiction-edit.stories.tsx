import type { Meta } from "@storybook/react-vite";
import { labelPanel } from "#testing/label-panel.ts";
import type { Scene } from "#testing/scene.ts";
import { staging } from "#testing/staging.tsx";

const jurisdiction = labelPanel({
  panel: "game-jurisdiction-edit",
  noun: "jurisdiction",
  name: "Game Jurisdiction",
  labels: (db) => db.games.jurisdictions,
  keyOf: ({ code }) => code,
  keyField: /^Code/,
  read: "showGameJurisdiction",
  write: "saveGameJurisdiction",
});

const meta = {
  ...staging,
  title: "Games/game-jurisdiction-edit",
  args: { ...staging.args, at: jurisdiction.edit },
} satisfies Meta<Scene>;
export default meta;

export const SavedCodeReadOnly = jurisdiction.Saved;
export const Added = jurisdiction.Added;
export const CodeWithCapitals = jurisdiction.Invalid;
export const CodeTaken = jurisdiction.Taken;
export const Loading = jurisdiction.Loading;
export const Failed = jurisdiction.Failed;
export const Forbidden = jurisdiction.Forbidden;
export const RefusedSilently = jurisdiction.RefusedSilently;
