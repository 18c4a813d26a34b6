import type { Chord } from "@backoffice/ui";
import { useSyncExternalStore } from "react";
import { useAppearance } from "#kit/preferences/appearance.ts";
import { listOnScreen, onListOnScreen } from "../neighbours.ts";

const NONE: readonly Chord[] = [];

/** The keys that decide a record in its drawer: those that its row in the list below offers, if the user has them on. */
export const useRecordKeys = (panel: string, id: string): readonly Chord[] => {
  const list = useSyncExternalStore(onListOnScreen, listOnScreen);
  const { singleKeys } = useAppearance();
  const row = singleKeys && list?.panel === panel ? list.rowOf?.(id) : undefined;
  return (row && list?.actions?.flatMap(({ keys = [], hidden }) => (hidden?.(row as never) ? [] : keys))) ?? NONE;
};
