import { ForbiddenState, late, lateComponent } from "@backoffice/ui";
import { memo, useMemo } from "react";
import { UNSAFE_RouteContext as RouteContext, useLocation } from "react-router";
import { can, mayOpen, useSession } from "#kit/session/session.ts";
import { matchPage } from "./match-page.ts";
import { usePage } from "./use-page.ts";

const NotFound = late(() => import("./not-found.tsx"));

/** What the router's own hooks read the parameters of the path from. */
const useRoute = (path: string | undefined) => {
  const { pathname } = useLocation();
  return useMemo(() => {
    const match = path === undefined ? null : matchPage(path, pathname);
    return match && { outlet: null, matches: [{ ...match, route: {} }], isDataRoute: false };
  }, [path, pathname]);
};

/**
 * The page at the current address. Without its right it is refused before anything of it is drawn: no call is sent.
 * The router is not asked which page it is: the catalogue knows, and the router's table of routes weighs 3 kB.
 */
export const GuardedPage = memo(() => {
  const session = useSession();
  const page = usePage();
  const route = useRoute(page?.path);
  if (!page) return <NotFound />;
  if (!mayOpen(session, page))
    return <ForbiddenState permission={can(session, page.permission) ? undefined : page.permission} />;
  if (!route) return <NotFound />;
  const Page = lateComponent(page.page);
  return (
    <RouteContext value={route}>
      <Page />
    </RouteContext>
  );
});
