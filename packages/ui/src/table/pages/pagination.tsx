import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { cn } from "../../cn.ts";
import { Skeleton } from "../../feedback/skeleton.tsx";
import { useAnnouncedText } from "../../feedback/use-announced-text.ts";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { Select } from "../../primitives/controls/select.tsx";
import { useFormatCount } from "../use-format-count.ts";
import { PageJump } from "./page-jump.tsx";
import { pageAfterLimit, pageRange } from "./page-range.ts";
import type { Page } from "../types.ts";

const LIMITS = [25, 50, 100, 200];

const Turn = ({
  label,
  icon: Icon,
  reason,
  far = false,
  onTurn,
}: {
  label: string;
  icon: LucideIcon;
  reason: string | undefined;
  /** Turns several pages, and gives way in a narrow pager. */
  far?: boolean;
  onTurn: () => void;
}) => (
  <IconButton
    label={label}
    icon={<Icon size={16} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />}
    reason={reason}
    className={cn(far && "@max-md:hidden")}
    onClick={onTurn}
  />
);

export type PaginationProps = {
  page: Page;
  /** Accessible name, if the page has several paginations. */
  label?: string | undefined;
  loading?: boolean | undefined;
  /** Number of columns for which the drawer beside the table leaves no room. */
  hidden?: number | undefined;
  /** The bar of a selection, in its middle and no part of the navigation. */
  children?: ReactNode;
};

/** Range of visible rows, total, and page navigation. */
export const Pagination = ({
  page: { page: given, limit, count, besides, limits = LIMITS, onChange },
  label = "Pages",
  loading = false,
  hidden = 0,
  children,
}: PaginationProps) => {
  const formatCount = useFormatCount();
  const range = useRef<HTMLDivElement>(null);
  useAnnouncedText(() => range.current?.textContent);
  // An invalid page is treated as before the first one.
  const page = given >= 1 ? given : 0;
  const { first, last, pages } = pageRange(page, limit, count);
  const go = (to: number) => onChange({ page: to, limit });
  const choices = limits.includes(limit) ? limits : [...limits, limit].toSorted((a, b) => a - b);
  const waits = loading ? "The rows are loading." : undefined;
  const onFirst = waits ?? (page <= 1 ? "This is the first page." : undefined);
  const onLast = waits ?? (page >= pages ? "This is the last page." : undefined);
  return (
    <div
      data-slot="pagination"
      className="@container shrink-0 border-t border-line bg-surface text-ink-muted print:hidden"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 py-1 ps-4 pe-2 @md:gap-x-4">
        {children}
        <nav aria-label={label} className="contents">
          <div ref={range} dir="auto" className="order-first whitespace-nowrap tabular">
            {loading ? (
              <Skeleton className="h-2.5 w-28" />
            ) : (
              <>
                {first > 0 && (
                  <>
                    <span className="font-medium text-ink">
                      {formatCount(first)}–{formatCount(last)}
                    </span>{" "}
                    of{" "}
                  </>
                )}
                <span className="font-medium text-ink">{formatCount(count)}</span>
                {first === 0 && (count === 1 ? " row" : " rows")}
                {besides !== undefined && ` · ${besides}`}
              </>
            )}
          </div>
          {hidden > 0 && (
            // In the narrowest pager only the menu of the columns has their number.
            <span data-slot="hidden-columns" className="ms-auto text-meta @max-[20rem]:sr-only">
              {formatCount(hidden)} {hidden === 1 ? "column" : "columns"} hidden{" "}
              <span className="hidden @lg:inline">beside the record</span>
            </span>
          )}
          {hidden === 0 && (loading || count > Math.min(...choices)) && (
            <label className="ms-auto flex items-center gap-1.5 whitespace-nowrap">
              <span className="hidden @xl:inline">Rows per page</span>
              <Select
                aria-label="Rows per page"
                className="w-18 tabular"
                options={choices.map((choice) => ({ value: String(choice), label: formatCount(choice) }))}
                value={String(limit)}
                onValueChange={(value) =>
                  onChange({ page: pageAfterLimit(page, limit, Number(value)), limit: Number(value) })
                }
              />
            </label>
          )}
          {(loading || pages > 1) && (
            <div className="flex flex-wrap items-center gap-1 @max-[20rem]:ms-auto">
              {/* On a phone the pager is one line; its page box leads to the first and the last page. */}
              <Turn far label="First page" icon={ChevronFirst} reason={onFirst} onTurn={() => go(1)} />
              <Turn label="Previous page" icon={ChevronLeft} reason={onFirst} onTurn={() => go(page - 1)} />
              {!loading && <PageJump page={page} pages={pages} onJump={go} />}
              <Turn label="Next page" icon={ChevronRight} reason={onLast} onTurn={() => go(page + 1)} />
              <Turn far label="Last page" icon={ChevronLast} reason={onLast} onTurn={() => go(pages)} />
            </div>
          )}
        </nav>
      </div>
    </div>
  );
};
