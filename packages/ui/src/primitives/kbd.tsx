import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

/** One key, as printed on a keyboard. */
export const Kbd = ({ className, ...rest }: ComponentProps<"kbd">) => (
  <kbd
    data-slot="kbd"
    {...rest}
    className={cn(
      "inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-sm border border-line bg-sunken px-1 font-sans text-meta text-ink-muted",
      className,
    )}
  />
);
