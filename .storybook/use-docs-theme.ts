import type { DocsContextProps } from "@storybook/addon-docs/blocks";
import { useSyncExternalStore } from "react";

const DARK = matchMedia("(prefers-color-scheme: dark)");
const watchSystem = (onChange: () => void) => {
  DARK.addEventListener("change", onChange);
  return () => DARK.removeEventListener("change", onChange);
};

/** The theme of a documentation page: the one that the toolbar gives its stories. */
export const useDocsTheme = (context: DocsContextProps): "light" | "dark" => {
  const [story] = context.componentStories();
  const isSystemDark = useSyncExternalStore(watchSystem, () => DARK.matches);
  const chosen: unknown = story && context.getStoryContext(story).globals["theme"];
  return chosen === "dark" || (chosen === "system" && isSystemDark) ? "dark" : "light";
};
