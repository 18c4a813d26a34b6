import type { ReactNode } from "react";
import { EmptyState } from "../feedback/states/empty-state.tsx";
import { FailedState } from "../feedback/states/failed-state.tsx";
import { ForbiddenState } from "../feedback/states/forbidden-state.tsx";
import { NoMatches } from "../feedback/states/no-matches.tsx";
import { Button } from "../primitives/button/button.tsx";
import { useFormatCount } from "./use-format-count.ts";
import { pageRange } from "./pages/page-range.ts";
import type { Page, TableState } from "./types.ts";

type TableMessageProps = {
  label: string;
  state: TableState;
  page: Page | undefined;
  filtered: boolean;
  empty: ReactNode;
  noMatches: ReactNode;
  forbidden: ReactNode;
  onClearFilters: (() => void) | undefined;
  onRetry: (() => void) | undefined;
};

/** Message in place of the rows: empty, error, forbidden or no matches. */
export const TableMessage = ({
  label,
  state,
  page,
  filtered,
  empty,
  noMatches,
  forbidden,
  onClearFilters,
  onRetry,
}: TableMessageProps) => {
  const formatCount = useFormatCount();
  if (state.status === "forbidden") return forbidden ?? <ForbiddenState />;
  if (state.status === "failed") {
    const {
      title = `${label} could not be loaded`,
      message = "The server returned an unexpected response. Try again in a moment.",
      ...error
    } = state.error ?? {};
    return <FailedState {...error} {...{ title, message, onRetry }} retrying={state.refreshing} />;
  }
  if (page && page.count > 0) {
    const { pages } = pageRange(page.page, page.limit, page.count);
    return (
      <EmptyState
        title={`There is no page ${formatCount(page.page)}`}
        action={<Button onClick={() => page.onChange({ page: pages, limit: page.limit })}>Go to the last page</Button>}
      >
        These rows now fill {formatCount(pages)} {pages === 1 ? "page" : "pages"}.
      </EmptyState>
    );
  }
  if (filtered) return noMatches ?? <NoMatches onClear={onClearFilters} />;
  return empty ?? <EmptyState title="Nothing here yet" />;
};
