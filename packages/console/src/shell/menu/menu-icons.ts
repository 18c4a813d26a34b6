import { readStored, writeStored } from "@backoffice/ui";
import { useSyncExternalStore } from "react";
import { createStore } from "#kit/state/create-store.ts";

const KEY = "menu:icons";

const store = createStore(readStored(KEY) === true);

/** Whether the permanent menu is collapsed to its icons; kept in the browser. */
export const useMenuIcons = (): boolean => useSyncExternalStore(store.subscribe, store.read);

/** Collapses the menu to its icons, or expands it. */
export const setMenuIcons = (icons: boolean): void => {
  writeStored(KEY, icons);
  store.write(icons);
};
