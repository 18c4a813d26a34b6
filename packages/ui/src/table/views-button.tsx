import { Bookmark } from "lucide-react";
import { Button, type ButtonProps } from "../primitives/button.tsx";

/** Opens the menu of saved views. */
export const ViewsButton = (props: ButtonProps) => (
  <Button variant="ghost" {...props}>
    <Bookmark size={14} strokeWidth={1.75} aria-hidden />
    Saved views
  </Button>
);
