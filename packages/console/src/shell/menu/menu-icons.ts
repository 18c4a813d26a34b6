import { useSyncExternalStore } from "react";
import { createStoredStore } from "#kit/state/create-stored-store.ts";

const store = createStoredStore("menu:icons", (stored) => stored === true);

/** Whether the permanent menu is collapsed to its icons; kept in the browser. */
export const useMenuIcons = (): boolean => useSyncExternalStore(store.subscribe, store.read);

/** Collapses the menu to its icons, or expands it. */
export const setMenuIcons = (icons: boolean): void => store.write(icons);
