import { SlidersHorizontal } from "lucide-react";
import { createContext, use } from "react";
import { Button, type ButtonProps } from "../../primitives/button/button.tsx";

/** Number of columns that do not fit. */
export const UnfitCount = createContext(0);

/** Opens the menu of columns and density, and shows the number of columns that do not fit. */
export const ColumnMenuButton = (props: ButtonProps) => {
  const count = use(UnfitCount);
  return (
    <Button variant="ghost" {...props}>
      <SlidersHorizontal size={14} strokeWidth={1.75} aria-hidden />
      <span className="max-sm:sr-only in-data-beside:sr-only">View</span>
      {count > 0 && (
        <span className="text-ink-muted">
          {" "}
          +{count} <span className="max-sm:sr-only in-data-beside:sr-only">{count > 1 ? "columns" : "column"}</span>
        </span>
      )}
    </Button>
  );
};
