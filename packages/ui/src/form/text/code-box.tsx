import type { ComponentProps } from "react";
import { cn } from "../../cn.ts";
import { frameLooks } from "../frame/frame-looks.ts";

export type CodeBoxProps = Omit<ComponentProps<"textarea">, "rows" | "value" | "wrap"> & {
  value: string;
  /** Wraps long lines. Without wrapping, lines scroll and are numbered. */
  wrap: boolean;
  /** Number of lines of an empty input. */
  rows: number;
  invalid: boolean;
  /** Line marked as invalid, from 1. */
  wrongLine?: number | undefined;
};

/** Maximum number of numbered lines, because rendering more would be slow. */
const NUMBERED = 2000;
const LINE = "font-mono text-meta leading-5";

/** A code editor: as high as its text, in a scrolling frame, with line numbers. */
export const CodeBox = ({ value, wrap, rows, invalid, wrongLine, className, ...rest }: CodeBoxProps) => {
  const lines = value.split("\n").length;
  return (
    <div
      data-slot="code"
      dir="ltr"
      className={cn(
        "flex max-h-96 min-w-0 overflow-y-auto rounded-md",
        frameLooks({ invalid, disabled: Boolean(rest["aria-disabled"]) }),
        rest.readOnly ? "bg-sunken" : "bg-surface",
        className,
      )}
    >
      {!wrap && lines <= NUMBERED && (
        <div
          aria-hidden
          className={cn(
            LINE,
            "shrink-0 border-e bg-sunken py-1.5 ps-2 pe-1.5 text-end text-ink-faint select-none tabular",
          )}
        >
          {Array.from({ length: lines }, (_, index) => (
            <div
              key={index}
              className={cn("rounded-sm", index + 1 === wrongLine && "bg-critical-soft px-0.5 text-critical-ink")}
            >
              {index + 1}
            </div>
          ))}
        </div>
      )}
      <textarea
        {...rest}
        rows={Math.max(rows, lines)}
        wrap={wrap ? "soft" : "off"}
        value={value}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className={cn(
          LINE,
          "block min-w-0 flex-1 resize-none self-start overflow-y-hidden bg-transparent px-2.5 py-1.5 text-ink outline-none aria-disabled:text-ink-faint",
          wrap ? "field-sizing-content break-all whitespace-pre-wrap" : "overflow-x-auto whitespace-pre",
        )}
      />
    </div>
  );
};
