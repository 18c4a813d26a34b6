import type { ApiError } from "@backoffice/api-client";
import { useLatestCallback } from "@backoffice/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import type { PageDefinition } from "../pages/define-module.ts";
import { usePublishActions } from "../pages/page-actions.ts";
import { keptSearch } from "../address/kept-search.ts";
import { useRegistry } from "../pages/registry.ts";
import { RecordStates } from "./record-states.tsx";

type RecordPageFrameProps<Data> = {
  /** What it is, in a sentence: "invoice". */
  noun: string;
  query: UseQueryResult<Data, ApiError>;
  children: (record: Data) => ReactNode;
};

/** The page that an address stands under: `/players` for `/players/8F2K`. */
export const parentOf = (pathname: string, pages: readonly PageDefinition[]): string => {
  const above = pathname.slice(0, pathname.lastIndexOf("/"));
  return above === "" || pages.some(({ path }) => path === above) ? above || "/" : parentOf(above, pages);
};

/** A page of one record, in its five states. */
export const RecordPageFrame = <Data,>({ noun, query, children }: RecordPageFrameProps<Data>) => {
  const navigate = useNavigate();
  const { pages } = useRegistry();
  const { pathname, search } = useLocation();
  const refresh = useLatestCallback(() => void query.refetch());
  usePublishActions(useMemo(() => [{ label: "Refresh", icon: RefreshCw, run: refresh }], [refresh]));
  return (
    // Taken into the order of the keys, so that a record without a button in it can be scrolled with them.
    <div role="group" aria-label={noun} tabIndex={0} className="mx-auto w-full max-w-5xl">
      <RecordStates
        noun={noun}
        query={query}
        close={() => void navigate(parentOf(pathname, pages) + keptSearch(search))}
      >
        {children}
      </RecordStates>
    </div>
  );
};
