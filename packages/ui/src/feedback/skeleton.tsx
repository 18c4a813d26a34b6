import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

/** A still grey bar in the place of something that loads; give it a width and a height. */
export const Skeleton = ({ className, ...rest }: ComponentProps<"span">) => (
  <span
    data-slot="skeleton"
    aria-hidden
    {...rest}
    className={cn("block rounded-sm bg-pressed", className ?? "h-3 w-24")}
  />
);
