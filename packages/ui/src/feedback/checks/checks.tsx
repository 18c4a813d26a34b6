import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { cn } from "../../cn.ts";
import { Skeleton } from "../skeleton.tsx";
import { Spinner } from "../spinner.tsx";
import type { CheckItem, CheckState } from "./check-item.ts";
import { CHECK_LOOKS } from "./check-looks.ts";
import { restOfChecks, summarizeChecks } from "./summarize-checks.ts";

export type ChecksProps = {
  /** Always the same checks in the same order, whatever their state: the place is reserved from the first frame. */
  checks: readonly CheckItem[];
  /** Reads the failed checks again. */
  onRetry: () => void;
  /** Name of the region; "Checks" by default. */
  label?: string | undefined;
};

const LINK = "font-medium underline underline-offset-3 whitespace-nowrap";

const Line = ({ checks, onRetry }: Omit<ChecksProps, "label">) => {
  const { state, title, text, about } = summarizeChecks(checks);
  const { icon: Icon, word, line } = CHECK_LOOKS[state === "failed" ? "look" : state];
  return (
    <div
      // A new element for each state, so that a stop is announced immediately.
      key={state}
      role={state === "stop" ? "alert" : "status"}
      data-state={state}
      className={cn("flex h-[34px] items-center gap-2 px-2.5 @max-[400px]:h-13", line)}
    >
      {state === "reading" ? (
        <Spinner size={16} />
      ) : (
        <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      )}
      <p
        className="line-clamp-1 min-w-0 flex-1 wrap-anywhere @max-[400px]:line-clamp-2"
        title={[title, text].filter(Boolean).join(" ")}
      >
        {state !== "clear" && state !== "reading" && <span className="sr-only">{word}: </span>}
        <span className={cn(state !== "clear" && "font-semibold")}>{title}</span> {text}
      </p>
      {state === "failed" ? (
        <button type="button" className={LINK} onClick={onRetry}>
          Try again
        </button>
      ) : (
        about?.proof && <span className={LINK}>{about.proof.link(about.proof.label)}</span>
      )}
    </div>
  );
};

const CLEAR = CHECK_LOOKS.clear.icon;

const WORDS = { failed: "not read", hidden: "not visible to your role", none: "not given" } as const;

const PROVES: readonly CheckState[] = ["note", "look", "stop"];

const Cell = ({ check: { label, state, text, reason, proof } }: { check: CheckItem }) => {
  const { icon: Icon, word, ink } = CHECK_LOOKS[state];
  const said = text ?? (state in WORDS ? WORDS[state as keyof typeof WORDS] : undefined);
  return (
    <li
      data-state={state}
      className={cn("flex h-6 min-w-0 items-center gap-[7px] whitespace-nowrap", ink ?? "text-ink-muted")}
      title={reason ?? said}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span data-slot="check-label" className="shrink-0">
        {label}
      </span>
      <span className={cn("min-w-0 truncate font-medium", ink ?? (state === "hidden" ? "text-ink-muted" : "text-ink"))}>
        {state !== "clear" && <span className="sr-only">{word}: </span>}
        {said === undefined ? (
          <Skeleton className="h-2 w-13" />
        ) : proof && PROVES.includes(state) ? (
          proof.link(said)
        ) : (
          said
        )}
      </span>
    </li>
  );
};

/**
 * Risks of a record, above its facts: one line with the most severe result, and every check below it, folded
 * on a phone. The height depends on the number of checks only, so that nothing moves when answers come.
 */
export const Checks = ({ checks, onRetry, label = "Checks" }: ChecksProps) => {
  const [open, setOpen] = useState(false);
  const listId = useId();
  // All but the one that the line is about.
  const allClear = checks.filter(({ state }) => state !== "clear").length === 1;
  return (
    <section aria-label={label} data-slot="checks" className="@container text-body">
      <div className="overflow-hidden rounded-md border">
        <Line checks={checks} onRetry={onRetry} />
        {checks.length > 1 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
            className="hidden h-10 w-full items-center gap-2 px-2.5 text-start text-ink-muted focus-visible:-outline-offset-2 @max-[400px]:flex"
          >
            {allClear && <CLEAR size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />}
            <span className="flex-1">{restOfChecks(checks)}</span>
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden className={cn("shrink-0", open && "rotate-180")} />
          </button>
        )}
        <ul
          id={listId}
          className={cn(
            "grid grid-cols-2 gap-x-3 px-2.5 py-1.5 @max-[400px]:grid-cols-1",
            checks.length > 1 && !open && "@max-[400px]:hidden",
          )}
        >
          {checks.map((check) => (
            <Cell key={check.code} check={check} />
          ))}
        </ul>
      </div>
    </section>
  );
};
