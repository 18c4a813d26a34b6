import { Minus, Pencil, Plus } from "lucide-react";
import { useMemo } from "react";
import { cn } from "../../cn.ts";
import { diffValues, type Change } from "./diff-values.ts";
import type { Json } from "../json/json-text.ts";

export type DiffViewProps = {
  /** The record before and after: flat or nested; `undefined` or null when there was none. */
  before: unknown;
  after: unknown;
  /** Accessible name of the list: "Changes of bank 1042". */
  label: string;
  /** Keys whose values are secret: a change is shown, the values are masked. */
  maskKeys?: ((key: string) => boolean) | undefined;
  /** Label of a path, shown in place of the path: "limits.max" → "Largest amount". */
  nameOf?: ((path: string) => string | undefined) | undefined;
};

const KINDS = {
  added: { word: "Added", icon: Plus, text: "text-positive-ink" },
  removed: { word: "Removed", icon: Minus, text: "text-critical-ink" },
  changed: { word: "Changed", icon: Pencil, text: "text-info-ink" },
};

/** Maximum length and number of lines of a value; a longer one scrolls in its own box, with the keyboard as well. */
const LONG = 600;
const LINES = 18;

const Value = ({ value, tone }: { value: Json; tone: "before" | "after" }) => {
  const empty = value === null || value === "";
  const nested = typeof value === "object" && !empty;
  const text = nested ? JSON.stringify(value, null, 2) : String(value);
  const long = text.length > LONG || text.split("\n").length > LINES;
  const Element = tone === "before" ? "del" : "ins";
  return (
    <Element
      {...(long && { tabIndex: 0 })}
      className={cn(
        "rounded-sm px-1 whitespace-pre-wrap no-underline wrap-anywhere",
        nested && "px-2 py-1 font-mono text-meta",
        long && "max-h-80 overflow-y-auto overscroll-contain",
        tone === "before" ? "bg-critical-soft text-critical-ink" : "bg-positive-soft text-positive-ink",
      )}
    >
      <bdi>{empty ? "Empty" : text}</bdi>
    </Element>
  );
};

const Line = ({ change, name }: { change: Change; name: string }) => {
  const { word, icon: Icon, text } = KINDS[change.kind];
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-1 border-b py-2 last:border-b-0 @min-[520px]:grid-cols-[minmax(7rem,32%)_minmax(0,1fr)]">
      <div className="flex min-w-0 items-baseline gap-1.5">
        <Icon size={12} strokeWidth={2} aria-hidden className={cn("shrink-0 translate-y-px", text)} />
        <span className="min-w-0 text-ink-muted wrap-anywhere">
          {name}
          <span className="sr-only">, {word}</span>
        </span>
      </div>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
        {change.kind === "changed" && change.secret ? (
          <span className="text-ink-muted">Changed; the value is secret</span>
        ) : (
          <>
            {change.kind !== "added" && <Value value={change.before} tone="before" />}
            {change.kind === "changed" && (
              <span aria-hidden className="text-ink-faint rtl:-scale-x-100">
                →
              </span>
            )}
            {change.kind !== "removed" && <Value value={change.after} tone="after" />}
          </>
        )}
      </div>
    </li>
  );
};

/** Differences between two values: one line per change, before → after. */
export const DiffView = ({ before, after, label, maskKeys, nameOf }: DiffViewProps) => {
  const changes = useMemo(() => diffValues(before, after, maskKeys), [before, after, maskKeys]);
  return (
    <section data-slot="diff-view" aria-label={label} className="@container text-body text-ink">
      {changes.length === 0 ? (
        <p className="py-2 text-ink-muted">Nothing was changed.</p>
      ) : (
        <ul>
          {changes.map((change) => (
            <Line
              key={change.path}
              change={change}
              name={nameOf?.(change.path) ?? (change.path || "The whole record")}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
