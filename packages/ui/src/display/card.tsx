import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

/** A quiet frame on the page: surface and hairline, no shadow. */
export const Card = ({ className, ...rest }: ComponentProps<"section">) => (
  <section
    data-slot="card"
    {...rest}
    className={cn("rounded-lg border bg-surface p-4 text-body text-ink", className)}
  />
);
