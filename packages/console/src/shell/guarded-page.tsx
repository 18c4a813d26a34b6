import { ForbiddenState } from "@backoffice/ui";
import { lazy, useMemo, type LazyExoticComponent, type ComponentType } from "react";
import { useRoutes } from "react-router";
import type { PageDefinition } from "../kit/define-module.ts";
import { can, useSession } from "../kit/session.ts";
import { routePath } from "./route-path.ts";
import { usePage } from "./use-page.ts";

const NotFound = lazy(() => import("./not-found.tsx"));
const NOT_FOUND = { path: "*", element: <NotFound /> };

const components = new Map<PageDefinition["page"], LazyExoticComponent<ComponentType>>();

/** A page's component; its code is fetched when it is first shown. */
const componentOf = ({ page }: PageDefinition) => {
  const known = components.get(page) ?? lazy(page);
  components.set(page, known);
  return known;
};

/**
 * The page at the current address. Without its right it is refused before anything of it is drawn: no call is sent.
 * The router is told of this page alone: to weigh two hundred routes against an address takes it longer than to draw one.
 */
export const GuardedPage = () => {
  const session = useSession();
  const page = usePage();
  const routes = useMemo(() => {
    if (!page) return [NOT_FOUND];
    const Page = componentOf(page);
    return [{ path: routePath(page.path), element: <Page /> }, NOT_FOUND];
  }, [page]);
  const drawn = useRoutes(routes);
  return page && !can(session, page.permission) ? <ForbiddenState permission={page.permission} /> : drawn;
};
