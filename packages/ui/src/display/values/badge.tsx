import type { ComponentProps } from "react";
import { cn } from "../../cn.ts";

/** What a state means: nothing to do, worth knowing, asks for work, wrong. No screen chooses a colour. */
export type Tone = "normal" | "note" | "look" | "stop";

/** Dots: colour is for exceptions. What is only worth knowing is a ring. */
const BEFORE: Readonly<Record<Tone, string>> = {
  normal: "before:bg-ink-faint",
  note: "before:border before:border-ink-muted",
  look: "before:bg-caution",
  stop: "before:bg-critical",
};

const TAGS: Readonly<Record<Tone, string>> = {
  normal: "bg-pressed text-ink-muted",
  note: "bg-pressed text-ink",
  look: "bg-caution-soft text-caution-ink",
  stop: "bg-critical-soft text-critical-ink",
};

export type BadgeProps = ComponentProps<"span"> & {
  tone?: Tone | undefined;
  dot?: boolean | undefined;
  /** A filled tag, in the header of a record, for what forbids something. */
  tag?: boolean | undefined;
};

/** A state as a dot and a word, so that it does not depend on colour alone. */
export const Badge = ({ tone = "normal", dot = true, tag = false, className, children, ...rest }: BadgeProps) => (
  <span
    data-slot="badge"
    data-tone={tone}
    dir="auto"
    {...rest}
    className={cn(
      "inline-block max-w-full truncate align-top",
      tag ? cn("h-5 rounded-sm px-1.5 text-meta leading-5 font-medium", TAGS[tone]) : "text-ink",
      // Raised from the baseline into the middle of the line.
      dot &&
        !tag &&
        cn(
          "before:me-1.5 before:inline-block before:size-1.75 before:rounded-full before:align-[0.04em]",
          BEFORE[tone],
        ),
      !dot && !tag && "text-ink-muted",
      className,
    )}
  >
    {children}
  </span>
);
