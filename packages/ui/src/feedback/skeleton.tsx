import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

/** A static grey placeholder for loading content; needs a width and a height. */
export const Skeleton = ({ className, ...rest }: ComponentProps<"span">) => (
  <span
    data-slot="skeleton"
    aria-hidden
    {...rest}
    className={cn("block rounded-sm bg-pressed", className ?? "h-3 w-24")}
  />
);
