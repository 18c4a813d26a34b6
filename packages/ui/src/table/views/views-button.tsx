import { Bookmark } from "lucide-react";
import { createContext, use } from "react";
import { cn } from "../../cn.ts";
import { Button, type ButtonProps } from "../../primitives/button/button.tsx";

/** Name of the current view. */
export const ChosenView = createContext<string | undefined>(undefined);

/** Opens the menu of saved views and names the current one. */
export const ViewsButton = (props: ButtonProps) => {
  const name = use(ChosenView);
  return (
    <Button variant="ghost" tooltip="Saved views" {...props} className={cn("in-data-beside:hidden", props.className)}>
      <Bookmark
        size={14}
        strokeWidth={1.75}
        aria-hidden
        className={name === undefined ? undefined : "text-accent-ink"}
      />
      {name === undefined ? (
        <span className="sr-only">Saved views</span>
      ) : (
        <>
          <span className="sr-only">Saved views: </span>
          <bdi className="max-w-40 truncate max-sm:sr-only">{name}</bdi>
        </>
      )}
    </Button>
  );
};
