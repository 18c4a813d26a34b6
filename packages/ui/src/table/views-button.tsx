import { Bookmark } from "lucide-react";
import { Button, type ButtonProps } from "../primitives/button.tsx";

/** Opens the menu of saved views; on a phone its icon alone, as its neighbours. */
export const ViewsButton = (props: ButtonProps) => (
  <Button variant="ghost" {...props}>
    <Bookmark size={14} strokeWidth={1.75} aria-hidden />
    <span className="max-sm:sr-only">Saved views</span>
  </Button>
);
