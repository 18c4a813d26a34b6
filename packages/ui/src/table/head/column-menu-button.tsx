import { SlidersHorizontal } from "lucide-react";
import { createContext, use } from "react";
import { Button, type ButtonProps } from "../../primitives/button/button.tsx";

/** How many columns the frame has no room for. */
export const UnfitCount = createContext(0);

/** Opens the menu of columns and density, and says how many columns are out of sight for want of room. */
export const ColumnMenuButton = (props: ButtonProps) => {
  const count = use(UnfitCount);
  return (
    <Button variant="ghost" {...props}>
      <SlidersHorizontal size={14} strokeWidth={1.75} aria-hidden />
      <span className="max-sm:sr-only">View</span>
      {count > 0 && (
        <span className="text-ink-muted">
          {" "}
          +{count} {count > 1 ? "columns" : "column"}
        </span>
      )}
    </Button>
  );
};
