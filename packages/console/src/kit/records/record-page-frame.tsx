import type { ApiError } from "@backoffice/api-client";
import { cn, useLatestCallback } from "@backoffice/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import { keptSearch } from "#kit/address/kept-search.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { parentOf } from "./trail/parent-of.ts";
import { RecordStates } from "./record-states.tsx";
import { RecordTrail } from "./trail/record-trail.tsx";

type RecordPageFrameProps<Data> = {
  /** The noun for the record, within a sentence: "invoice". */
  noun: string;
  query: UseQueryResult<Data, ApiError>;
  /** Takes the width of the page. */
  wide?: boolean;
  /** The record's name is the title of the page (`usePublishSummary`): the trail stands beside it. */
  inBar?: boolean;
  /** Placeholder while loading, in the shape of the page; defaults to that of a record. */
  skeleton?: ReactNode;
  children: (record: Data) => ReactNode;
};

/** A page of one record, in its five states. */
export const RecordPageFrame = <Data,>({
  noun,
  query,
  wide = false,
  inBar = false,
  skeleton,
  children,
}: RecordPageFrameProps<Data>) => {
  const navigate = useNavigate();
  const { pages } = useRegistry();
  const { pathname, search } = useLocation();
  const refresh = useLatestCallback(() => void query.refetch());
  usePublishActions(useMemo(() => [{ label: "Refresh", icon: RefreshCw, run: refresh }], [refresh]));
  return (
    // In the tab order, so that a record without buttons can be scrolled by keyboard.
    <div
      role="group"
      aria-label={noun}
      tabIndex={0}
      className={cn("relative mx-auto w-full", !wide && "max-w-5xl", inBar && "flex flex-1 flex-col")}
    >
      <RecordTrail inBar={inBar} />
      <RecordStates
        // Another record starts with new state, even if it is cached.
        key={pathname}
        noun={noun}
        query={query}
        skeleton={skeleton}
        close={() => void navigate(parentOf(pathname, pages) + keptSearch(search))}
      >
        {children}
      </RecordStates>
    </div>
  );
};
