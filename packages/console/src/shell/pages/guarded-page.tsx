import { lazyComponent } from "@backoffice/ui";
import { Route, Routes, useLocation } from "react-router";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { useMayStay } from "#kit/panels/use-may-stay.ts";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { can, isPartner, mayOpen, type Session, useSession } from "#kit/session/session.ts";
import { routePath } from "./route-path.ts";
import { usePage } from "./use-page.ts";

const ForbiddenPlace = lazyComponent(() => import("#kit/session/forbidden-place.tsx"));
const NotFound = lazyComponent(() => import("./not-found.tsx"));

/** Why no permission opens a page to this kind of user; undefined for a page of one role. */
const audienceOf = (session: Session, { notForBrands, notForPartners }: PageDefinition): string | undefined => {
  if (notForBrands && session.parentOpId !== null) return "This page is for users of an operator, not of a brand.";
  return notForPartners && isPartner(session) ? "This page is not for partners." : undefined;
};

/**
 * The page at the current address. Without its permission it is refused before it renders, so that no request is sent.
 */
export const GuardedPage = () => {
  const session = useSession();
  const page = usePage();
  const location = useLocation();
  const mayStay = useMayStay(!page || mayOpen(session, page), page?.path);
  if (page && !mayStay) {
    if (!can(session, page.permission)) return <ForbiddenPlace permission={page.permission} />;
    const audience = audienceOf(session, page);
    return <ForbiddenPlace>{audience && <p>{audience}</p>}</ForbiddenPlace>;
  }
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
