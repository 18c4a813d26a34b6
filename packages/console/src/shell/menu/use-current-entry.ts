import { useMemo } from "react";
import { useLocation } from "react-router";
import { useTarget } from "#kit/address/target.ts";
import { findEntry } from "./find-entry.ts";
import type { MenuEntry, MenuGroup } from "./menu.ts";

/** The menu entry of the current page, or of the target of a pending navigation. */
export const useCurrentEntry = (groups: readonly MenuGroup[]): MenuEntry | undefined => {
  const here = useLocation();
  const { pathname, search } = useTarget() ?? here;
  return useMemo(() => findEntry(groups, pathname, search), [groups, pathname, search]);
};
