import { allowSingleKeys, isRecord } from "@backoffice/ui";
import { useSyncExternalStore } from "react";
import { createStoredStore } from "#kit/state/create-stored-store.ts";

/** How the console looks and is used: the design tokens read theme and density from attributes of the root element. */
export type Appearance = {
  theme: "system" | "light" | "dark";
  density: "compact" | "comfortable";
  direction: "ltr" | "rtl";
  /** Enables single-key shortcuts: J, K, A, /. */
  singleKeys: boolean;
};

const KEY = "appearance";
const DEFAULT: Appearance = { theme: "system", density: "compact", direction: "ltr", singleKeys: true };

const store = createStoredStore<Appearance>(KEY, (stored) => (isRecord(stored) ? { ...DEFAULT, ...stored } : DEFAULT));

/** Writes the appearance to the root element, and turns the keys on or off. */
export const applyAppearance = (): void => {
  const { theme, density, direction, singleKeys } = store.read();
  const root = document.documentElement;
  const { dataset } = root;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  dataset["density"] = density;
  root.dir = direction;
  allowSingleKeys(singleKeys);
};

/** Changes the appearance and stores it in the browser. */
export const changeAppearance = (changes: Partial<Appearance>): void => {
  store.write({ ...store.read(), ...changes });
};

// Applies changes of this tab and of other tabs.
store.subscribe(applyAppearance);

/** The appearance chosen in this browser. */
export const useAppearance = (): Appearance => useSyncExternalStore(store.subscribe, store.read);
