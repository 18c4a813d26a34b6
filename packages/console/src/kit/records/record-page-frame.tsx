import type { ApiError } from "@backoffice/api-client";
import { useLatestCallback } from "@backoffice/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePublishActions } from "../pages/page-actions.ts";
import { keptSearch } from "../address/kept-search.ts";
import { useRegistry } from "../pages/registry.ts";
import { parentOf } from "./parent-of.ts";
import { RecordStates } from "./record-states.tsx";
import { RecordTrail } from "./record-trail.tsx";

type RecordPageFrameProps<Data> = {
  /** What it is, in a sentence: "invoice". */
  noun: string;
  query: UseQueryResult<Data, ApiError>;
  children: (record: Data) => ReactNode;
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
      <RecordTrail />
      <RecordStates
        // Another record begins anew, also where it is known already.
        key={pathname}
        noun={noun}
        query={query}
        close={() => void navigate(parentOf(pathname, pages) + keptSearch(search))}
      >
        {children}
      </RecordStates>
    </div>
  );
};
