import type { Permission } from "@backoffice/api-client";
import type { ComponentType } from "react";
import type { PageDefinition, PageGroup } from "./define-module.ts";

/**
 * Defines the pages of a group whose components are in one lazy file, by path. Every path has a definition here and
 * a component there. All pages have the given permission unless they name their own.
 */
export const definePages = <Pages extends Record<keyof Pages, ComponentType>>(
  group: PageGroup,
  permission: Permission | undefined,
  load: () => Promise<{ default: Pages }>,
  pages: { [Path in keyof Pages]: Omit<PageDefinition, "path" | "group" | "page"> },
): PageDefinition[] =>
  (Object.keys(pages) as (keyof Pages & string)[]).map((path) => ({
    ...(permission && { permission }),
    ...pages[path],
    path,
    group,
    page: async () => ({ default: (await load()).default[path] }),
  }));
