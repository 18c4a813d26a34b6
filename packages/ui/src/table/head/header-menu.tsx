import { ArrowDown, ArrowUp, EyeOff } from "lucide-react";
import type { CSSProperties } from "react";
import { DropdownMenuItem } from "../../overlays/menu/dropdown-menu-item.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../overlays/menu/dropdown-menu.tsx";
import type { Grid } from "../features.ts";
import { HeaderLayoutItems } from "./header-layout-items.tsx";
import { ownColumn } from "../columns/own-column.ts";
import type { RowData } from "../types.ts";

/** The column header whose menu is open, and the position of the menu. */
export type HeaderMenuAt = { id: string; heading: HTMLElement; place: CSSProperties };

type HeaderMenuProps = {
  at: HeaderMenuAt;
  table: Grid<RowData>;
  /** Rows have several lines: columns have no width, order or edge. */
  stacked: boolean;
  /** Resets to the defaults; undefined if nothing differs. */
  onReset: (() => void) | undefined;
  onClose: () => void;
};

/** Menu of a column: sort, pin, move, resize, hide. One shared menu per table. */
const HeaderMenu = ({ at, table, stacked, onReset, onClose }: HeaderMenuProps) => {
  const { id, heading } = at;
  const column = table.getColumn(id);
  if (!column) return null;
  const { header } = ownColumn(column);
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
        {!stacked && <HeaderLayoutItems column={column} table={table} heading={heading} />}
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
