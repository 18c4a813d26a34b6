import { ArrowDown, ArrowUp, ChevronDown, ChevronsUpDown } from "lucide-react";
import { cn } from "../../cn.ts";
import { currencyAfter } from "./currency-after.ts";
import { useNear } from "../use-near.ts";
import type { RowData } from "../types.ts";
import type { ShownColumn } from "../columns/use-column-layout.ts";

type HeaderCellProps<Row extends RowData> = { shown: ShownColumn<Row>; role: "columnheader" | undefined };

const ICON = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;
const SORTED = { asc: "ascending", desc: "descending" } as const;

const SHORTCUTS = "ArrowDown Shift+ArrowLeft Shift+ArrowRight Alt+ArrowLeft Alt+ArrowRight";

const BUTTON =
  "-mx-1.5 inline-flex h-6 max-w-[calc(100%+0.75rem)] items-center gap-1 rounded-sm px-1.5 align-middle hover:bg-hover hover:text-ink focus-visible:-outline-offset-2";

/**
 * A column header: a press sorts, or opens its menu if the column is not sortable. The pointer also has a menu button and
 * a resize handle; with the keyboard the header itself does both (`header-events.ts`).
 */
export const HeaderCell = <Row extends RowData>({
  shown: { column, own, pinned, currency, cell },
  role,
}: HeaderCellProps<Row>) => {
  const { align = "start", header, id, help } = own;
  const after = currencyAfter(header, currency);
  // The two parts would be read with a pause between.
  const label = after ? header + after : undefined;
  const name = <span className="truncate">{header}</span>;
  const heading = after ? (
    <span className="flex min-w-0">
      {name}
      {/* The rows lack it, so it is never cut. */}
      <span className="shrink-0 whitespace-pre">{after}</span>
    </span>
  ) : (
    name
  );
  const direction = column.getIsSorted();
  const sorted = direction ? SORTED[direction] : "none";
  const canSort = column.getCanSort();
  const Icon = ICON[sorted];
  const { isNear, handlers } = useNear();
  const hasArrow = isNear || sorted !== "none";
  return (
    <th
      role={role}
      scope="col"
      data-slot="header-cell"
      data-column={id}
      title={help}
      aria-sort={canSort ? sorted : undefined}
      {...handlers}
      {...cell}
      className="group/head"
    >
      {canSort ? (
        <button
          type="button"
          aria-label={label}
          aria-keyshortcuts={role ? "ArrowDown" : SHORTCUTS}
          onClick={() => column.toggleSorting()}
          className={cn(
            "group/sort",
            BUTTON,
            align === "end" && "flex-row-reverse",
            sorted !== "none" && "text-ink",
            // The place of the arrow.
            !hasArrow && "after:w-3 after:shrink-0",
          )}
        >
          {heading}
          {hasArrow && (
            <Icon
              size={12}
              strokeWidth={2}
              aria-hidden
              className={cn(
                "shrink-0 transition-opacity",
                sorted === "none" &&
                  "opacity-0 group-hover/sort:opacity-70 group-focus-visible/sort:opacity-70 hover-none:opacity-70",
              )}
            />
          )}
        </button>
      ) : (
        <button
          type="button"
          aria-label={label}
          data-part="heading"
          aria-haspopup="menu"
          aria-keyshortcuts={role ? "ArrowDown" : SHORTCUTS}
          className={BUTTON}
        >
          {heading}
        </button>
      )}
      <span
        aria-hidden
        data-part="menu"
        className={cn(
          "absolute inset-y-1 hidden w-6 cursor-pointer items-center justify-center rounded-sm bg-surface text-ink-faint hover:text-ink group-hover/head:flex group-data-dragged/head:hidden hover-none:hidden!",
          // On the side without text.
          align === "end" ? "start-1.5" : "end-1.5",
        )}
      >
        {isNear && <ChevronDown size={14} strokeWidth={1.75} />}
      </span>
      <span
        aria-hidden
        data-part="resize"
        className={cn(
          "absolute inset-y-0 w-2 cursor-col-resize touch-none after:absolute after:inset-y-2 after:w-px after:bg-line-strong/60 after:opacity-0 after:transition-opacity group-hover/head:after:opacity-100 hover:after:bg-accent",
          pinned === "end" ? "start-0 after:start-0" : "end-0 after:end-0",
        )}
      />
    </th>
  );
};
