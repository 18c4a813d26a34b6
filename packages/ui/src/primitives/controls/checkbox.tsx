import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { useComposedRefs } from "../use-composed-refs.ts";
import { cn } from "../../cn.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  /** Some but not all items are selected; shown as a bar regardless of `checked`. */
  indeterminate?: boolean | undefined;
  invalid?: boolean | undefined;
};

const MARK =
  "before:block before:size-2.5 before:scale-0 before:bg-accent-contrast before:transition-transform checked:before:scale-100 indeterminate:before:scale-100 before:[clip-path:polygon(12%_46%,0_60%,38%_96%,100%_20%,87%_8%,37%_69%)] indeterminate:before:[clip-path:inset(40%_5%)]";

/** A native check box of 16 px with a 24 px target. */
export const Checkbox = ({ indeterminate = false, invalid = false, className, ref, ...rest }: CheckboxProps) => {
  const own = useRef<HTMLInputElement>(null);
  const composed = useComposedRefs(own, ref);
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  });
  return (
    <input
      data-slot="checkbox"
      type="checkbox"
      aria-invalid={invalid || undefined}
      {...rest}
      ref={composed}
      className={cn(
        "relative inline-grid size-4 shrink-0 cursor-pointer appearance-none place-content-center rounded-sm border bg-surface after:absolute after:-inset-1.5 after:content-['']",
        "checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent",
        "disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60",
        invalid ? "border-critical" : "border-line-strong hover:border-ink-faint",
        MARK,
        className,
      )}
    />
  );
};
