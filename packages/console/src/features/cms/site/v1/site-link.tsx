import { linkLook } from "@backoffice/ui";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { keptSearch } from "#kit/address/kept-search.ts";

type SiteLinkProps = { to: `/cms/${string}`; opId: string; children: ReactNode };

/** Link to a CMS page of one operator or brand. */
export const SiteLink = ({ to, opId, children }: SiteLinkProps) => {
  const { search } = useLocation();
  return (
    <AppLink to={to + keptSearch(search, { opId })} className={linkLook()}>
      {children}
    </AppLink>
  );
};
