import type { Permission } from "@backoffice/api-client";
import { linkLook } from "@backoffice/ui";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { AppLink } from "./app-link.tsx";
import { keptSearch } from "./kept-search.ts";
import { can, useSession } from "#kit/session/session.ts";

type PageLinkProps = {
  /** A path of the console, with its parameters encoded. */
  to: string;
  /** Filters of the page. */
  query?: Readonly<{ [name: string]: string }> | undefined;
  /** The permission that opens the page. */
  permission: Permission;
  /** Underlines the link within a sentence: its colour alone does not distinguish it from the text. */
  inText?: boolean;
  children: ReactNode;
};

/** A link to another page that keeps the scope; plain text without the permission. */
export const PageLink = ({ to, query, permission, inText = false, children }: PageLinkProps) => {
  const session = useSession();
  const { search } = useLocation();
  if (!can(session, permission)) return children;
  return (
    <AppLink to={to + keptSearch(search, query)} className={linkLook(inText)}>
      {children}
    </AppLink>
  );
};
