import { ChevronRight } from "lucide-react";
import { cn } from "../cn.ts";
import { BODY_CELL, FIRST_CELL, stickyLook } from "./cell-looks.ts";
import { SELECT_WIDTH } from "./column-widths.ts";

type RowToggleProps = {
  name: string;
  /** Nothing for a row that has nothing more to show. */
  open: boolean | undefined;
  tabIndex: number;
  /** Whether checkboxes stand before it. */
  selectable: boolean;
  sticky: boolean;
  onToggle: () => void;
};

/** The cell with the arrow that opens a row in place. */
export const RowToggle = ({ name, open, tabIndex, selectable, sticky, onToggle }: RowToggleProps) => (
  <td
    className={cn(BODY_CELL, !selectable && FIRST_CELL, stickyLook(sticky ? "start" : undefined, false))}
    style={sticky ? { insetInlineStart: selectable ? SELECT_WIDTH : 0 } : undefined}
  >
    {open !== undefined && (
      <button
        type="button"
        aria-label={`Details of ${name}`}
        aria-expanded={open}
        tabIndex={tabIndex}
        onClick={onToggle}
        className="ms-1 flex size-6 items-center justify-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink focus-visible:-outline-offset-2"
      >
        <ChevronRight
          size={14}
          strokeWidth={1.75}
          aria-hidden
          className={cn("transition-transform rtl:-scale-x-100", open && "rotate-90 rtl:rotate-90 rtl:scale-x-100")}
        />
      </button>
    )}
  </td>
);
