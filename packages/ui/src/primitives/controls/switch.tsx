import { Switch as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../cn.ts";

export type SwitchProps = ComponentProps<typeof Radix.Root> & { invalid?: boolean | undefined };

/** A switch that applies immediately. For a choice that is saved with a form, prefer a check box. */
export const Switch = ({ invalid = false, className, ...rest }: SwitchProps) => (
  <Radix.Root
    data-slot="switch"
    aria-invalid={invalid || undefined}
    {...rest}
    className={cn(
      "relative inline-flex h-4.5 w-8 shrink-0 items-center rounded-full border after:absolute after:-inset-1 after:content-['']",
      "data-[state=unchecked]:bg-line-strong data-[state=checked]:bg-accent data-disabled:opacity-50 aria-disabled:opacity-50",
      invalid ? "border-critical" : "border-transparent",
      className,
    )}
  >
    <Radix.Thumb
      data-slot="switch-thumb"
      className="pointer-events-none ms-0.5 block size-3.5 rounded-full bg-surface transition-transform data-[state=checked]:translate-x-[calc(var(--spacing)*3.25*var(--inline-sign,1))]"
    />
  </Radix.Root>
);
