import { useMemo } from "react";
import { useLocation } from "react-router";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { findPage } from "./find-page.ts";

/** The title of a page in the top bar and the browser tab. */
export const titleOf = (page: PageDefinition | undefined): string => page?.title ?? "Page not found";

/** The definition of the page at the current address, with the title of its variant; undefined without one. */
export const usePage = (): PageDefinition | undefined => {
  const { pages } = useRegistry();
  const { pathname, search } = useLocation();
  return useMemo(() => findPage(pages, pathname, search), [pages, pathname, search]);
};
