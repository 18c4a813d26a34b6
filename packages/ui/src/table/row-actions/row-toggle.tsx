import { ChevronRight } from "lucide-react";
import { cn } from "../../cn.ts";

type RowToggleProps = {
  name: string;
  /** Undefined for a row that cannot be expanded. */
  open: boolean | undefined;
  tabIndex: number;
  sticky: boolean;
  role: "gridcell" | undefined;
  onToggle: () => void;
};

/** The cell with the arrow that expands a row. */
export const RowToggle = ({ name, open, tabIndex, sticky, role, onToggle }: RowToggleProps) => (
  <td role={role} data-slot="toggle-cell" data-pinned={sticky ? "start" : undefined}>
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
