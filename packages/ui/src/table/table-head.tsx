import type { HTMLAttributes, Ref } from "react";
import { cn } from "../cn.ts";
import { Checkbox } from "../primitives/checkbox.tsx";
import { actionLook, stickyLook } from "./cell-looks.ts";
import { SELECT_WIDTH } from "./column-widths.ts";
import { HeaderCell } from "./header-cell.tsx";
import type { Sort } from "./types.ts";
import type { PlacedColumn } from "./use-column-model.ts";

type TableHeadProps<Row> = {
  ref: Ref<HTMLTableSectionElement>;
  placed: readonly PlacedColumn<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort | undefined) => void) | undefined;
  /** Given when rows can be selected: how many of this page's are. */
  share: "all" | "some" | "none" | undefined;
  onToggleAll: () => void;
  canToggleAll: boolean;
  stickyStart: boolean;
  /** Whether rows open in place: there is a column for their arrows. */
  details: boolean;
  actions: boolean;
  stickyEnd: boolean;
  /** What the row of headings listens to. */
  events: HTMLAttributes<HTMLElement>;
};

/** The row of headings; stays in sight while the rows scroll. */
export const TableHead = <Row,>({
  ref,
  placed,
  sort,
  onSortChange,
  share,
  onToggleAll,
  canToggleAll,
  stickyStart,
  details,
  actions,
  stickyEnd,
  events,
}: TableHeadProps<Row>) => (
  <thead ref={ref} data-slot="table-head" className="sticky top-0 z-20 text-meta text-ink-muted print:static">
    <tr aria-rowindex={1} {...events}>
      {share && (
        <th
          scope="col"
          className={cn(
            "h-row border-b border-line bg-surface",
            stickyLook(stickyStart ? "start" : undefined, false),
            stickyStart && "start-0",
          )}
        >
          <label className="flex h-full items-center ps-4">
            <Checkbox
              aria-label="Select all rows on this page"
              checked={share === "all"}
              indeterminate={share === "some"}
              disabled={!canToggleAll}
              onChange={onToggleAll}
            />
          </label>
        </th>
      )}
      {details && (
        <th
          scope="col"
          className={cn("h-row border-b border-line bg-surface", stickyLook(stickyStart ? "start" : undefined, false))}
          style={stickyStart ? { insetInlineStart: share ? SELECT_WIDTH : 0 } : undefined}
        >
          <span className="sr-only">Details</span>
        </th>
      )}
      {placed.map((column) => (
        <HeaderCell key={column.column.id} placed={column} sort={sort} onSortChange={onSortChange} />
      ))}
      {actions && (
        <th scope="col" className={cn("h-row border-b border-line bg-surface", actionLook(!stickyEnd))}>
          <span className="sr-only">Actions</span>
        </th>
      )}
    </tr>
  </thead>
);
