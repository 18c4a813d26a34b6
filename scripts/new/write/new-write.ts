import { ROOT } from "../../lib/root.ts";
import type { NamedPanel } from "../add-panel.ts";
import { homeOf, known } from "../home-of.ts";
import { capital, nounOf, verbOf } from "../words.ts";
import type { Files } from "../write-files.ts";
import { callOf, type WriteCall } from "./call-of.ts";
import { confirmParams, confirmParts, confirmText } from "./confirm-text.ts";
import { decisionParams, decisionParts, decisionText } from "./decision-text.ts";
import { confirmScenesText, decisionScenesText } from "./write-scenes-text.ts";

const dialog = (id: string, title: string, { permission }: WriteCall): NamedPanel => ({
  id,
  title,
  permission: permission === "signed_in" ? undefined : permission,
  params: undefined,
  file: `./panels/${id}.confirm.tsx`,
});

/** Generates the files of a confirmation: a deletion, or any write without further input. */
export const newDelete = async (write: string, feature: string, given?: string, root = ROOT): Promise<Files> => {
  const home = homeOf(feature, root);
  const parts = confirmParts(await callOf(write), given);
  const { id, verb, noun } = parts;
  return {
    written: {
      [`${home.folder}/panels/${id}.confirm.tsx`]: confirmText(parts),
      [`${home.folder}/panels/${id}.scenes.tsx`]: await confirmScenesText(feature, parts),
    },
    changed: known(home, dialog(id, `${verb} ${noun}`, parts.call), confirmParams(parts), root),
  };
};

/** Generates the files of a decision: verbs, note, input. */
export const newDecision = async (write: string, feature: string, given?: string, root = ROOT): Promise<Files> => {
  const home = homeOf(feature, root);
  const parts = decisionParts(await callOf(write), given);
  const title = capital(`${verbOf(write)} ${nounOf(write)}`.toLowerCase());
  return {
    written: {
      [`${home.folder}/panels/${parts.id}.confirm.tsx`]: decisionText(parts),
      [`${home.folder}/panels/${parts.id}.scenes.tsx`]: await decisionScenesText(feature, parts),
    },
    changed: known(home, dialog(parts.id, title, parts.call), decisionParams(parts), root),
  };
};
