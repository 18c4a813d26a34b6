import type { components } from "@backoffice/api-client";
import { EmptyState, FailedState, NoMatches, Skeleton } from "@backoffice/ui";
import { FilterBar } from "@backoffice/ui/filters";
import { Pagination } from "@backoffice/ui/table";
import { Images } from "lucide-react";
import type { ReactNode } from "react";
import type { List } from "#kit/list/rows/use-list.ts";
import ForbiddenScope from "#kit/session/forbidden-scope.tsx";
import { readFailure } from "#kit/pages/read-failure.tsx";

type MediaItem = components["schemas"]["MediaItem"];

const TILES = ["a", "b", "c", "d", "e", "f", "g", "h"];
const GRID = "grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]";

type MediaGalleryProps = {
  list: List<MediaItem>;
  /** Buttons of the page, after the filters. */
  tools?: ReactNode;
  /** Action of the empty state. */
  action?: ReactNode;
  children: (item: MediaItem) => ReactNode;
};

const Tiles = ({ list, action, children }: MediaGalleryProps) => {
  const { error, table, rows, filteredBy, bar, retry } = list;
  if (rows.length > 0)
    return (
      <ul aria-label="Files" aria-busy={table.status === "ready" ? undefined : true} className={GRID}>
        {rows.map(children)}
      </ul>
    );
  if (error?.kind === "forbidden") return <ForbiddenScope error={error} />;
  if (error) return <FailedState title="The files could not be loaded" {...readFailure(error)} onRetry={retry} />;
  if (table.status !== "ready")
    return (
      <div role="status" aria-label="Loading" aria-busy className={GRID}>
        {TILES.map((tile) => (
          <Skeleton key={tile} className="aspect-video w-full" />
        ))}
      </div>
    );
  return filteredBy.length > 0 ? (
    <NoMatches onClear={bar.onClear} />
  ) : (
    <EmptyState icon={Images} title="No files yet" action={action}>
      Files of the site appear here once uploaded.
    </EmptyState>
  );
};

/** Files of a site as images: filters, a grid of tiles, and pages. */
export const MediaGallery = (gallery: MediaGalleryProps) => {
  const { list, tools } = gallery;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap gap-2">
          <FilterBar {...list.bar} />
        </div>
        {tools}
      </div>
      <Tiles {...gallery} />
      {list.count > list.limit && (
        <Pagination page={{ page: list.page, limit: list.limit, count: list.count, onChange: list.setPage }} />
      )}
    </div>
  );
};
