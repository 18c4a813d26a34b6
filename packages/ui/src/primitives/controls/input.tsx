import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../cn.ts";
import { controlLooks } from "./control-looks.ts";
import { renderIcon, type IconLike } from "../icon.tsx";

export type InputProps = ComponentProps<"input"> & {
  invalid?: boolean | undefined;
  startIcon?: IconLike | undefined;
  /** Content at the end: a unit, a clear button (24 px), a count. */
  endSlot?: ReactNode;
};

/** A one-line text input with the height of a control. `className` is set on the outer element. */
export const Input = ({ invalid = false, startIcon, endSlot, className, ...rest }: InputProps) => {
  const box = (outer: string) => (
    <input
      data-slot="input"
      type="text"
      aria-invalid={invalid || undefined}
      {...rest}
      className={cn(
        controlLooks({ invalid }),
        "h-control read-only:bg-sunken",
        startIcon ? "ps-8" : "ps-2.5",
        endSlot ? "pe-8" : "pe-2.5",
        outer,
      )}
    />
  );
  if (!startIcon && !endSlot) return box(className ?? "");
  return (
    <span data-slot="input-frame" className={cn("relative inline-flex w-full items-center", className)}>
      {startIcon && (
        <span className="pointer-events-none absolute start-2.5 text-ink-faint">{renderIcon(startIcon, 14)}</span>
      )}
      {box("")}
      {endSlot && (
        <span className="absolute end-0.5 flex min-w-6 items-center justify-center text-meta text-ink-muted">
          {endSlot}
        </span>
      )}
    </span>
  );
};
