import type { ComponentProps } from "react";
import { cn } from "../../cn.ts";

export type RadioProps = Omit<ComponentProps<"input">, "type" | "size"> & { invalid?: boolean | undefined };

/** A native radio button of 16 px with a 24 px target. Buttons with the same `name` form a group. */
export const Radio = ({ invalid = false, className, ...rest }: RadioProps) => (
  <input
    data-slot="radio"
    type="radio"
    {...rest}
    className={cn(
      "relative inline-grid size-4 shrink-0 cursor-pointer appearance-none place-content-center rounded-full border bg-surface after:absolute after:-inset-1.5 after:content-['']",
      "before:block before:size-1.5 before:scale-0 before:rounded-full before:bg-accent-contrast before:transition-transform checked:border-accent checked:bg-accent checked:before:scale-100",
      "disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60",
      invalid ? "border-critical" : "border-line-strong hover:border-ink-faint",
      className,
    )}
  />
);
