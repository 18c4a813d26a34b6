import type { ReactNode } from "react";
import { cn } from "../../cn.ts";
import { CopyButton } from "../../primitives/button/copy-button.tsx";
import { DASH } from "./dash.tsx";
import { truncateMiddle } from "./truncate-middle.ts";

export type IdProps = {
  value: string;
  /** Shows the full identifier, wrapped if necessary. */
  full?: boolean;
  /** Wraps the text, for example in a link; the copy button stays outside. */
  wrap?: (text: ReactNode) => ReactNode;
  className?: string;
};

/** Number of characters kept at each end. */
const KEPT = 4;

/** An identifier, shortened in the middle; a dash if it is empty. The copy button appears on hover and focus and copies the full identifier. */
export const Id = ({ value, full = false, wrap = (text) => text, className }: IdProps) => (
  <span
    data-slot="id"
    className={cn("group/id inline-flex max-w-full items-center gap-0.5 [&>a]:min-w-0 [&>a]:wrap-anywhere", className)}
  >
    {value
      ? wrap(
          <span dir="ltr" title={value} className={cn("font-mono text-meta", full ? "break-all" : "truncate")}>
            {full ? value : truncateMiddle(value, KEPT, KEPT)}
          </span>,
        )
      : DASH}
    {value && (
      <span
        data-slot="id-copy"
        className="-my-1 inline-flex opacity-0 transition-opacity group-focus-within/id:opacity-100 group-hover/id:opacity-100 hover-none:opacity-100"
      >
        <CopyButton value={value} label={`Copy ${value}`} size="icon-sm" />
      </span>
    )}
  </span>
);
