import { ArrowLeftToLine, ArrowRightToLine, ChevronLeft, ChevronRight, MoveHorizontal, PinOff } from "lucide-react";
import { DropdownMenuItem } from "../../overlays/menu/dropdown-menu-item.tsx";
import { DropdownMenuSeparator } from "../../overlays/menu/dropdown-menu.tsx";
import type { Grid, GridColumn } from "../features.ts";
import { moveColumn } from "../columns/move-column.ts";
import { fittingWidth } from "../columns/fitting-width.ts";
import { columnUnits } from "../columns/size-columns.ts";
import { neighbourOf } from "../rows/neighbour-of.ts";
import type { RowData } from "../types.ts";

type HeaderLayoutItemsProps = { column: GridColumn<RowData>; table: Grid<RowData>; heading: HTMLElement };

const AT_EDGE = "This column is already at the end of its group.";

/** Menu items of a column for its edge, position and width. */
export const HeaderLayoutItems = ({ column, table, heading }: HeaderLayoutItemsProps) => {
  const { id } = column;
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
  return (
    <>
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
    </>
  );
};
