import { Check, X } from "lucide-react";
import { cn } from "../cn.ts";

export type StepperItem = {
  id: string;
  label: string;
  status: "done" | "current" | "error" | "upcoming";
  optional?: boolean | undefined;
  /** Marks the current step if its status differs, because it has an error. */
  current?: boolean | undefined;
};

export type StepperProps = {
  /** Accessible name: the goal of the steps. */
  label: string;
  items: readonly StepperItem[];
  /** Horizontal, with only the current step's name in a narrow container, or vertical. */
  orientation?: "horizontal" | "vertical" | undefined;
  /** Only the marks, with the names as tooltips, where the current step is named beside them. */
  compact?: boolean | undefined;
  /** Without it the steps are not clickable. Upcoming steps cannot be selected. */
  onSelect?: ((index: number) => void) | undefined;
  /** Index, from 0, of the last step that can be selected although it is not done. */
  reached?: number | undefined;
};

const WORDS = { done: "done", current: "current", error: "has an error", upcoming: "to come" };
const MARKS = {
  done: "border-accent bg-accent text-accent-contrast",
  current: "border-accent bg-surface text-accent-ink",
  error: "border-critical bg-critical-soft text-critical-ink",
  upcoming: "border-line-strong/60 bg-surface text-ink-muted",
};

const Mark = ({ status, number }: { status: StepperItem["status"]; number: number }) => (
  <span
    aria-hidden
    className={cn(
      "tabular grid size-6 shrink-0 place-items-center rounded-full border text-meta font-medium",
      MARKS[status],
    )}
  >
    {status === "done" ? (
      <Check size={14} strokeWidth={2.25} />
    ) : status === "error" ? (
      <X size={14} strokeWidth={2.25} />
    ) : (
      number
    )}
  </span>
);

/** List of steps with the current one marked. */
export const Stepper = ({
  label,
  items,
  orientation = "horizontal",
  compact = false,
  onSelect,
  reached = -1,
}: StepperProps) => {
  const vertical = orientation === "vertical";
  return (
    <nav aria-label={label} data-slot="stepper" className="@container">
      <ol className={cn("flex", vertical ? "flex-col gap-1" : "items-center gap-2")}>
        {items.map(({ id, label: name, status, optional, current }, index) => {
          const here = current || status === "current";
          const open = onSelect && index <= reached && !here;
          const text = (
            <>
              <Mark status={status} number={index + 1} />
              <span
                className={cn(
                  "min-w-0 truncate text-start",
                  here ? "font-medium text-ink" : "text-ink-muted",
                  !vertical && "max-w-48",
                  // In a narrow row only the current step shows its name.
                  !vertical && !here && !compact && "sr-only @min-[560px]:not-sr-only @min-[560px]:truncate",
                  compact && "sr-only",
                )}
              >
                {name}
                {optional && <span className="ms-1 font-normal text-ink-muted">(optional)</span>}
                <span className="sr-only">, {WORDS[status]}</span>
              </span>
            </>
          );
          const box = "flex min-h-8 min-w-0 items-center gap-2 rounded-md";
          return (
            <li
              key={id}
              aria-current={here ? "step" : undefined}
              // Names have priority; the lines between them share the rest.
              className={cn(
                "flex items-center gap-2",
                vertical ? "min-w-0" : index > 0 ? cn("min-w-8", !compact && "flex-auto") : "min-w-6",
              )}
            >
              {!vertical && index > 0 && (
                <span aria-hidden className={cn("h-px min-w-2 flex-1 bg-line", compact && "max-w-8")} />
              )}
              {open ? (
                <button
                  type="button"
                  title={name}
                  onClick={() => onSelect(index)}
                  className={cn(box, "hover:[&>span]:text-ink", vertical && "w-full")}
                >
                  {text}
                </button>
              ) : (
                <span className={box} title={compact ? name : undefined}>
                  {text}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
