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
import { DropdownMenuItem } from "../overlays/dropdown-menu-item.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../overlays/dropdown-menu.tsx";
import { type ArrangedColumn, neighbourOf } from "./arrange-columns.ts";
import { clampWidth, fittingWidth } from "./size-columns.ts";
import type { Sort } from "./types.ts";
import type { ColumnView } from "./use-table-view.ts";

/** The heading whose menu is open, and where. */
export type HeaderMenuAt = { id: string; heading: HTMLElement; place: CSSProperties };

type HeaderMenuProps = {
  at: HeaderMenuAt;
  shown: readonly ArrangedColumn<unknown>[];
  view: ColumnView;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort | undefined) => void) | undefined;
  onClose: () => void;
};

const AT_EDGE = "It is the outermost of its group.";

/** What can be done to one column: sort, pin, move, size, hide. One menu for the table. */
const HeaderMenu = ({ at, shown, view, sort, onSortChange, onClose }: HeaderMenuProps) => {
  const { id, heading } = at;
  const column = shown.find((it) => it.id === id);
  if (!column) return null;
  const rtl = getComputedStyle(heading).direction === "rtl";
  const [back, forth] = rtl ? (["→", "←"] as const) : (["←", "→"] as const);
  const moveBy = (by: 1 | -1) => {
    const target = neighbourOf(shown, id, by);
    return {
      reason: target === undefined ? AT_EDGE : undefined,
      onSelect: () => target !== undefined && view.move(id, target, by > 0 ? "after" : "before"),
    };
  };
  const widen = (by: number) => (event: Event) => {
    event.preventDefault();
    view.resize(id, clampWidth(heading.offsetWidth + by));
  };
  const fit = () => view.resize(id, fittingWidth(heading.closest("table") as HTMLTableElement, id));
  const sortTo = (desc: boolean) => ({
    reason: sort?.id === id && sort.desc === desc ? "The rows are in this order." : undefined,
    onSelect: () => onSortChange?.({ id, desc }),
  });

  return (
    <DropdownMenu open onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute" style={at.place} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        sideOffset={0}
        aria-label={`Column ${column.header}`}
        aria-labelledby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          (heading.querySelector("button") ?? heading).focus({ preventScroll: true });
        }}
      >
        {column.sortable && onSortChange && (
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
        {column.sticky !== "start" && (
          <DropdownMenuItem icon={rtl ? ArrowRightToLine : ArrowLeftToLine} onSelect={() => view.pin(id, "start")}>
            Pin to the start
          </DropdownMenuItem>
        )}
        {column.sticky !== "end" && (
          <DropdownMenuItem icon={rtl ? ArrowLeftToLine : ArrowRightToLine} onSelect={() => view.pin(id, "end")}>
            Pin to the end
          </DropdownMenuItem>
        )}
        {column.sticky && (
          <DropdownMenuItem icon={PinOff} onSelect={() => view.pin(id, "none")}>
            Unpin
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={rtl ? ChevronRight : ChevronLeft} shortcut={`Shift ${back}`} {...moveBy(-1)}>
          Move towards the start
        </DropdownMenuItem>
        <DropdownMenuItem icon={rtl ? ChevronLeft : ChevronRight} shortcut={`Shift ${forth}`} {...moveBy(1)}>
          Move towards the end
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem shortcut={`Alt ${forth}`} onSelect={widen(16)}>
          Wider
        </DropdownMenuItem>
        <DropdownMenuItem shortcut={`Alt ${back}`} onSelect={widen(-16)}>
          Narrower
        </DropdownMenuItem>
        <DropdownMenuItem icon={MoveHorizontal} onSelect={fit}>
          Fit to its content
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={EyeOff}
          reason={
            column.hideable === false
              ? "This column is always shown."
              : shown.length === 1
                ? "It is the only column."
                : undefined
          }
          onSelect={() => view.toggleColumn(column, false)}
        >
          Hide
        </DropdownMenuItem>
        <DropdownMenuItem reason={view.changed ? undefined : "Nothing has been changed."} onSelect={view.reset}>
          Reset the table
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

export default HeaderMenu;
