import { Check, X } from "lucide-react";
import { cn } from "../cn.ts";

export type StepperItem = {
  id: string;
  label: string;
  status: "done" | "current" | "error" | "upcoming";
  optional?: boolean | undefined;
  /** Where one is, when its status says something else: the step has an error. */
  current?: boolean | undefined;
};

export type StepperProps = {
  /** What the steps lead to; the accessible name. */
  label: string;
  items: readonly StepperItem[];
  /** In a row, which in a narrow place shows only the current step's name, or one below the other. */
  orientation?: "horizontal" | "vertical" | undefined;
  /** Without it the steps only show where one is. Steps to come cannot be chosen. */
  onSelect?: ((index: number) => void) | undefined;
  /** Steps that can be chosen although they are not done: all up to this one, from 0. */
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

/** The steps of something and where one is. */
export const Stepper = ({ label, items, orientation = "horizontal", onSelect, reached = -1 }: StepperProps) => {
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
                  // In a narrow row only the current step says its name.
                  !vertical && !here && "sr-only @min-[560px]:not-sr-only @min-[560px]:truncate",
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
              // The names come first, the lines between share what is left.
              className={cn(
                "flex items-center gap-2",
                vertical ? "min-w-0" : index > 0 ? "min-w-8 flex-auto" : "min-w-6",
              )}
            >
              {!vertical && index > 0 && <span aria-hidden className="h-px min-w-2 flex-1 bg-line" />}
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
                <span className={box}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
