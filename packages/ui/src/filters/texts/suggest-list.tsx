import { useEffect, useRef } from "react";
import { cn } from "../../cn.ts";
import { Spinner } from "../../feedback/spinner.tsx";
import { Button } from "../../primitives/button/button.tsx";
import type { SuggestOption } from "./suggest.ts";
import type { Suggestions } from "./use-suggestions.ts";

type SuggestListProps = Suggestions & {
  id: string;
  label: string;
  active: number;
  onPick: (option: SuggestOption) => void;
  onPoint: (index: number) => void;
  onRetry: () => void;
};

/** Suggestions, or their loading, empty or error state. */
export const SuggestList = ({ id, label, status, options, active, onPick, onPoint, onRetry }: SuggestListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const statusText =
    status === "found" ? (options.length === 0 ? "Nothing found" : `${options.length} found`) : undefined;
  return (
    <>
      <div
        ref={list}
        role="listbox"
        id={id}
        aria-label={label}
        aria-busy={status === "loading" || undefined}
        className={cn("max-h-72 min-h-0 overflow-y-auto overscroll-contain", options.length > 0 && "p-1")}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === active}
            data-active={index === active}
            onClick={() => onPick(option)}
            onPointerMove={() => index !== active && onPoint(index)}
            className={cn(
              "flex min-h-7 cursor-default items-center gap-2 rounded-sm px-2 select-none",
              index === active && "bg-hover",
            )}
          >
            <bdi className="min-w-0 flex-1 truncate">{option.label}</bdi>
            {option.hint && <bdi className="max-w-[45%] truncate text-meta text-ink-muted">{option.hint}</bdi>}
          </div>
        ))}
      </div>
      {status === "loading" && options.length === 0 && (
        <p className="flex items-center gap-2 px-3 py-2 text-ink-muted">
          <Spinner />
          Searching…
        </p>
      )}
      {status === "failed" && (
        <div className="flex items-center justify-between gap-2 px-3 py-1.5">
          <span className="text-critical-ink">The search failed</span>
          <Button size="sm" variant="ghost" tabIndex={-1} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {status === "found" && options.length === 0 && <p className="px-3 py-2 text-ink-muted">Nothing found</p>}
      <span role="status" className="sr-only">
        {statusText ?? (status === "failed" ? "The search failed" : "")}
      </span>
    </>
  );
};
