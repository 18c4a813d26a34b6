import {
  ArrowDown,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUp,
  ChevronLeft,
  ChevronRight,
  EyeOff,
  MoveHorizontal,
  PinOff,
} from "lucide-react";
import type { CSSProperties } from "react";
import { DropdownMenuItem } from "../../overlays/menu/dropdown-menu-item.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../overlays/menu/dropdown-menu.tsx";
import type { Grid } from "../features.ts";
import { moveColumn } from "../columns/move-column.ts";
import { neighbourOf } from "../rows/neighbour-of.ts";
import { ownColumn } from "../columns/own-column.ts";
import { columnUnits, fittingWidth } from "../columns/size-columns.ts";
import type { RowData } from "../types.ts";

/** The column header whose menu is open, and the position of the menu. */
export type HeaderMenuAt = { id: string; heading: HTMLElement; place: CSSProperties };

type HeaderMenuProps = {
  at: HeaderMenuAt;
  table: Grid<RowData>;
  /** Resets to the defaults; undefined if nothing differs. */
  onReset: (() => void) | undefined;
  onClose: () => void;
};

const AT_EDGE = "This column is already at the end of its group.";

/** Menu of a column: sort, pin, move, resize, hide. One shared menu per table. */
const HeaderMenu = ({ at, table, onReset, onClose }: HeaderMenuProps) => {
  const { id, heading } = at;
  const column = table.getColumn(id);
  if (!column) return null;
  const { header } = ownColumn(column);
  const pinned = column.getIsPinned();
  const rtl = getComputedStyle(heading).direction === "rtl";
  const [back, forth] = rtl ? (["→", "←"] as const) : (["←", "→"] as const);
  const moveBy = (by: 1 | -1) => {
    const target = neighbourOf(column, by);
    return {
      reason: target === undefined ? AT_EDGE : undefined,
      onSelect: () => target !== undefined && moveColumn(table, id, target, by > 0 ? "after" : "before"),
    };
  };
  const grid = heading.closest("table") as HTMLTableElement;
  const resize = (width: number) => table.setColumnSizing((sizes) => ({ ...sizes, [id]: width }));
  const widen = (by: number) => (event: Event) => {
    event.preventDefault();
    resize(columnUnits(grid, heading.offsetWidth + by));
  };
  const fit = () => resize(fittingWidth(grid, id));
  const sortTo = (desc: boolean) => ({
    reason: column.getIsSorted() === (desc ? "desc" : "asc") ? "The rows are already in this order." : undefined,
    onSelect: () => column.toggleSorting(desc),
  });

  return (
    <DropdownMenu open onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute" style={at.place} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        sideOffset={0}
        aria-label={`Column ${header}`}
        aria-labelledby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          (heading.querySelector("button") ?? heading).focus({ preventScroll: true });
        }}
      >
        {column.getCanSort() && (
          <>
            <DropdownMenuItem icon={ArrowUp} {...sortTo(false)}>
              Sort ascending
            </DropdownMenuItem>
            <DropdownMenuItem icon={ArrowDown} {...sortTo(true)}>
              Sort descending
            </DropdownMenuItem>
            <DropdownMenuSeparator />
          </>
        )}
        {pinned !== "start" && (
          <DropdownMenuItem icon={rtl ? ArrowRightToLine : ArrowLeftToLine} onSelect={() => column.pin("start")}>
            Pin to the start
          </DropdownMenuItem>
        )}
        {pinned !== "end" && (
          <DropdownMenuItem icon={rtl ? ArrowLeftToLine : ArrowRightToLine} onSelect={() => column.pin("end")}>
            Pin to the end
          </DropdownMenuItem>
        )}
        {pinned && (
          <DropdownMenuItem icon={PinOff} onSelect={() => column.pin(false)}>
            Unpin
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={rtl ? ChevronRight : ChevronLeft} shortcut={`Shift ${back}`} {...moveBy(-1)}>
          Move toward the start
        </DropdownMenuItem>
        <DropdownMenuItem icon={rtl ? ChevronLeft : ChevronRight} shortcut={`Shift ${forth}`} {...moveBy(1)}>
          Move toward the end
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem shortcut={`Alt ${forth}`} onSelect={widen(16)}>
          Wider
        </DropdownMenuItem>
        <DropdownMenuItem shortcut={`Alt ${back}`} onSelect={widen(-16)}>
          Narrower
        </DropdownMenuItem>
        <DropdownMenuItem icon={MoveHorizontal} onSelect={fit}>
          Fit to content
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={EyeOff}
          reason={
            !column.getCanHide()
              ? "This column is always shown."
              : table.getVisibleLeafColumns().length === 1
                ? "The table has only one column."
                : undefined
          }
          onSelect={() => column.toggleVisibility(false)}
        >
          Hide
        </DropdownMenuItem>
        <DropdownMenuItem reason={onReset ? undefined : "No changes to reset."} onSelect={onReset}>
          Reset the table
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

export default HeaderMenu;
