import type { ComponentProps } from "react";
import { cn } from "../../cn.ts";

export type Tone = "neutral" | "positive" | "caution" | "critical" | "info";

const TONES: Record<Tone, readonly [box: string, dot: string]> = {
  neutral: ["bg-pressed text-ink-muted", "before:bg-ink-faint"],
  positive: ["bg-positive-soft text-positive-ink", "before:bg-positive"],
  caution: ["bg-caution-soft text-caution-ink", "before:bg-caution"],
  critical: ["bg-critical-soft text-critical-ink", "before:bg-critical"],
  info: ["bg-info-soft text-info-ink", "before:bg-info"],
};

export type BadgeProps = ComponentProps<"span"> & { tone?: Tone | undefined; dot?: boolean | undefined };

/** A status as a dot and a word, so that it does not depend on colour alone. */
export const Badge = ({ tone = "neutral", dot = true, className, children, ...rest }: BadgeProps) => {
  const [box, dotColour] = TONES[tone];
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      {...rest}
      className={cn(
        "inline-flex h-5 max-w-full items-center gap-1.5 rounded-sm px-1.5 text-meta font-medium whitespace-nowrap",
        box,
        dot && cn("before:size-1.5 before:shrink-0 before:rounded-full", dotColour),
        className,
      )}
    >
      <span dir="auto" className="truncate">
        {children}
      </span>
    </span>
  );
};
