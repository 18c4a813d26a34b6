import type { Permission } from "@backoffice/api-client";
import type { ComponentType } from "react";
import type { PageDefinition, PageGroup } from "./define-module.ts";

/**
 * The pages of a group whose components are in one lazy file, by their paths. Every path has both: what the page is,
 * here, and what it shows, there. The right is the pages', unless one says its own.
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
