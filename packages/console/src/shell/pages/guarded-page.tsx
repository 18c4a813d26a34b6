import { ForbiddenState, lazyComponent } from "@backoffice/ui";
import { Route, Routes, useLocation } from "react-router";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { can, mayOpen, useSession } from "#kit/session/session.ts";
import { routePath } from "./route-path.ts";
import { usePage } from "./use-page.ts";

const NotFound = lazyComponent(() => import("./not-found.tsx"));

/**
 * The page at the current address. Without its permission it is refused before it renders, so that no request is sent.
 */
export const GuardedPage = () => {
  const session = useSession();
  const page = usePage();
  const location = useLocation();
  if (page && !mayOpen(session, page))
    return <ForbiddenState permission={can(session, page.permission) ? undefined : page.permission} />;
  const Page = page && lazyComponent(page.page);
  return (
    <RegionBoundary about={location}>
      <Routes>
        {Page && <Route path={routePath(page.path)} element={<Page />} />}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </RegionBoundary>
  );
};
