import { useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import { cleanText } from "../clean-text.ts";
import { cn } from "../cn.ts";
import { Input, type InputProps } from "../primitives/controls/input.tsx";
import { stepDecimal } from "./decimal.ts";
import type { TextRange } from "./edited-number.ts";
import { plainDecimal } from "./format-decimal.ts";
import type { TypedNumber, useTypedNumber } from "./use-typed-number.ts";

export type NumberBoxProps = Omit<
  InputProps,
  "value" | "onChange" | "onFocus" | "step" | "min" | "max" | "maxLength" | "startIcon" | "endSlot"
> & {
  number: TypedNumber;
  /** State from `useTypedNumber` for the same number. */
  typed: ReturnType<typeof useTypedNumber>;
  min?: string | undefined;
  max?: string | undefined;
  /** Step of ↑ and ↓. */
  step?: string | undefined;
  /** Unit after the number, inside the input. */
  suffix?: string | undefined;
  suffixId?: string | undefined;
};

/** The input of all numbers: focus does not change its text; it is formatted for the locale on blur. */
export const NumberBox = ({
  number,
  typed,
  min,
  max,
  step,
  suffix,
  suffixId,
  onBlur,
  className,
  ...rest
}: NumberBoxProps) => {
  const { value, signed, scale, locale, frozen = false } = number;
  const selection = useRef<TextRange>(undefined);
  // React's `onBeforeInput` does not fire before a deletion.
  const noteSelection = (frame: HTMLElement) => {
    const note = ({ target }: InputEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      selection.current = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
    };
    frame.addEventListener("beforeinput", note);
    return () => frame.removeEventListener("beforeinput", note);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (!direction || !step || frozen || typed.refusal || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    typed.write(plainDecimal(stepDecimal(String(value), step, direction, { min, max }), locale));
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = cleanText(event.clipboardData.getData("text")).split(/[\r\n]+/);
    if (lines.length < 2) return;
    // The browser would join pasted lines, so that two spreadsheet cells became one number.
    event.preventDefault();
    typed.write(lines.join("; "));
  };
  return (
    <span
      ref={noteSelection}
      dir="ltr"
      // Digits are never truncated if there is room for them.
      className={cn(
        "relative flex w-full min-w-0 items-center",
        className ?? (typed.shown.length > 20 ? "max-w-96" : "max-w-56"),
      )}
    >
      <Input
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        {...rest}
        inputMode={signed ? "text" : scale === 0 ? "numeric" : "decimal"}
        autoComplete="off"
        value={typed.shown}
        readOnly={frozen}
        onFocus={typed.onFocus}
        onBlur={(event) => {
          typed.onBlur();
          onBlur?.(event);
        }}
        onChange={(event) => {
          typed.write(event.currentTarget.value, selection.current);
          selection.current = undefined;
        }}
        className="text-end tabular"
        {...(suffix && { style: { paddingInlineEnd: `calc(${suffix.length}ch + 1.25rem)` } })}
      />
      {suffix && (
        <span id={suffixId} className="pointer-events-none absolute end-2.5 text-meta text-ink-muted">
          {suffix}
        </span>
      )}
    </span>
  );
};
