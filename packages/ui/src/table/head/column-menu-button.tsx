import { SlidersHorizontal } from "lucide-react";
import { Button, type ButtonProps } from "../../primitives/button/button.tsx";

/** Opens the menu of columns and density. */
export const ColumnMenuButton = (props: ButtonProps) => (
  <Button variant="ghost" {...props}>
    <SlidersHorizontal size={14} strokeWidth={1.75} aria-hidden />
    <span className="max-sm:sr-only">View</span>
  </Button>
);
