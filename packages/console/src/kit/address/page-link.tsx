import type { Permission } from "@backoffice/api-client";
import { linkLook } from "@backoffice/ui";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { AppLink } from "./app-link.tsx";
import { keptSearch } from "./kept-search.ts";
import { can, useSession } from "../session/session.ts";

type PageLinkProps = {
  /** A path of the console; encode what varies in it. */
  to: string;
  /** Filters of the page. */
  query?: Readonly<{ [name: string]: string }> | undefined;
  /** The right that opens the page. */
  permission: Permission;
  /** Within a sentence it is underlined: its colour alone does not tell it from the words around it. */
  inText?: boolean;
  children: ReactNode;
};

/** A link to another page that keeps the scope; plain text for users without the right. */
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
