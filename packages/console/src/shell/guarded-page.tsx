import { ForbiddenState, lateComponent } from "@backoffice/ui";
import { lazy, memo, useMemo } from "react";
import { useRoutes } from "react-router";
import { can, mayOpen, useSession } from "../kit/session.ts";
import { routePath } from "./route-path.ts";
import { usePage } from "./use-page.ts";

const NotFound = lazy(() => import("./not-found.tsx"));
const NOT_FOUND = { path: "*", element: <NotFound /> };

/**
 * The page at the current address. Without its right it is refused before anything of it is drawn: no call is sent.
 * The router is told of this page alone: to weigh two hundred routes against an address takes it longer than to draw one.
 */
export const GuardedPage = memo(() => {
  const session = useSession();
  const page = usePage();
  const routes = useMemo(() => {
    if (!page) return [NOT_FOUND];
    const Page = lateComponent(page.page);
    return [{ path: routePath(page.path), element: <Page /> }, NOT_FOUND];
  }, [page]);
  const drawn = useRoutes(routes);
  if (!page || mayOpen(session, page)) return drawn;
  return <ForbiddenState permission={can(session, page.permission) ? undefined : page.permission} />;
});
