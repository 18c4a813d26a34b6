import type { ComponentProps } from "react";
import { cn } from "../../cn.ts";
import { controlLooks } from "./control-looks.ts";

export type TextareaProps = ComponentProps<"textarea"> & { invalid?: boolean | undefined };

/** A text area; grows with its text in browsers with `field-sizing`. */
export const Textarea = ({ invalid = false, rows = 3, className, ...rest }: TextareaProps) => (
  <textarea
    data-slot="textarea"
    rows={rows}
    aria-invalid={invalid || undefined}
    {...rest}
    className={cn(
      controlLooks({ invalid }),
      "block read-only:bg-sunken field-sizing-content max-h-96 px-2.5",
      rows === 1
        ? "max-h-28 min-h-control resize-none py-[calc((var(--control)-1.25rem)/2-1px)]"
        : "min-h-18 resize-y py-1.5",
      className,
    )}
  />
);
