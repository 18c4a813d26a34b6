import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../cn.ts";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { useFormatCount } from "../use-format-count.ts";

type BulkBarProps = {
  count: number;
  /** Number of rows of the query, if all were selected, even if some have been deselected since. */
  total: number | undefined;
  /** Set if there are more pages: total, maximum selectable rows, and a function that selects them. */
  more: { total: number; most: number | undefined; onSelect: () => void } | undefined;
  /** Whether it stands in the middle of the pager, and covers no row. */
  inPager: boolean;
  onClear: () => void;
  children: ReactNode;
};

const countText = (count: number, total: number | undefined, formatCount: (count: number) => string) => {
  if (total === undefined) return `${formatCount(count)} selected`;
  return count === total
    ? `All ${formatCount(total)} selected`
    : `${formatCount(count)} of ${formatCount(total)} selected`;
};

/** Bar of a selection, in the pager or over the last rows: number of rows, bulk actions, and a clear button. */
const BulkBar = ({ count, total, more, inPager, onClear, children }: BulkBarProps) => {
  const formatCount = useFormatCount();
  return (
    <div
      className={cn(
        "print:hidden",
        inPager ? "mx-auto" : "pointer-events-none absolute inset-x-2 bottom-3 z-40 flex justify-center",
      )}
    >
      <div
        role="toolbar"
        aria-label="Selected rows"
        data-slot="bulk-bar"
        data-state="open"
        // The bar's actions have the order 3; on a phone they are a line of their own.
        className="pointer-events-auto flex max-w-full flex-wrap items-center gap-1.5 rounded-lg bg-raised p-1 ps-3 shadow-float animate-pop max-sm:w-full max-sm:p-2 max-sm:ps-3 max-sm:after:order-2 max-sm:after:basis-full"
      >
        <span role="status" className="me-2 font-semibold whitespace-nowrap tabular">
          <bdi>{countText(count, total, formatCount)}</bdi>
        </span>
        {more && (
          <Button variant="ghost" className="order-1" onClick={more.onSelect}>
            {more.most !== undefined && more.most < more.total
              ? `Select first ${formatCount(more.most)} of ${formatCount(more.total)}`
              : `Select all ${formatCount(more.total)}`}
          </Button>
        )}
        {children}
        <IconButton
          label="Clear selection"
          icon={X}
          shortcut="Esc"
          className="order-4 max-sm:order-2 max-sm:ms-auto"
          onClick={onClear}
        />
      </div>
    </div>
  );
};

export default BulkBar;
