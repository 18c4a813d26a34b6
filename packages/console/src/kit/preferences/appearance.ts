import { isRecord } from "@backoffice/ui";
import { useSyncExternalStore } from "react";
import { createStoredStore } from "../state/create-stored-store.ts";

/** Theme and density; the design tokens read them from attributes of the root element. */
export type Appearance = { theme: "system" | "light" | "dark"; density: "compact" | "comfortable" };

const KEY = "appearance";
const DEFAULT: Appearance = { theme: "system", density: "compact" };

const store = createStoredStore<Appearance>(KEY, (stored) => (isRecord(stored) ? { ...DEFAULT, ...stored } : DEFAULT));

/** Writes the appearance to the root element. */
export const applyAppearance = (): void => {
  const { theme, density } = store.read();
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  dataset["density"] = density;
};

/** Changes the appearance and stores it in the browser. */
export const changeAppearance = (changes: Partial<Appearance>): void => {
  store.write({ ...store.read(), ...changes });
};

// Here, and when another tab changes it.
store.subscribe(applyAppearance);

/** The appearance chosen in this browser. */
export const useAppearance = (): Appearance => useSyncExternalStore(store.subscribe, store.read);
