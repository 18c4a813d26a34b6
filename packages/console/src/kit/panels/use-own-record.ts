import { use } from "react";
import type { NamedRecord } from "#kit/references/use-toast-record.ts";
import { useCurrentPanel } from "./definition/panels.ts";
import { DialogKeyContext } from "./unsaved.ts";

/** The record of the drawer around, by its name, with an address to reopen it; undefined in a dialog or on a page. */
export const useOwnRecord = (name: string | undefined): NamedRecord | undefined => {
  const dialog = use(DialogKeyContext);
  const panel = useCurrentPanel();
  if (name === undefined || dialog !== undefined || !panel) return undefined;
  return { name, panel: panel.id, params: panel.params } as NamedRecord;
};
