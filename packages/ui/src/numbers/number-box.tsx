import type { ClipboardEvent, FocusEvent, KeyboardEvent } from "react";
import { cleanText } from "../clean-text.ts";
import { cn } from "../cn.ts";
import { Input, type InputProps } from "../primitives/input.tsx";
import { stepDecimal } from "./decimal.ts";
import { plainDecimal } from "./format-decimal.ts";
import type { TypedNumber, useTypedNumber } from "./use-typed-number.ts";

export type NumberBoxProps = Omit<
  InputProps,
  "value" | "onChange" | "onFocus" | "step" | "min" | "max" | "maxLength" | "startIcon" | "endSlot"
> & {
  number: TypedNumber;
  /** Of the same number, by `useTypedNumber`. */
  typed: ReturnType<typeof useTypedNumber>;
  min?: string | undefined;
  max?: string | undefined;
  /** How much ↑ and ↓ add and take. */
  step?: string | undefined;
  /** In the box after the number. */
  suffix?: string | undefined;
  suffixId?: string | undefined;
};

/** The box of every number: as it is typed while somebody is in it, as the locale writes it once it is left. */
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
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (!direction || !step || frozen || typed.refusal || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    typed.write(plainDecimal(stepDecimal(String(value), step, direction, { min, max }), locale));
  };
  const onFocus = ({ currentTarget: box }: FocusEvent<HTMLInputElement>) => {
    const isSelected = box.selectionStart === 0 && box.selectionEnd === box.value.length;
    typed.onFocus();
    // Written as it is typed, the text is another one and nothing of it is selected: what the Tab key has selected is
    // to be replaced by what is typed next, not followed by it.
    if (isSelected) queueMicrotask(() => box.select());
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = cleanText(event.clipboardData.getData("text")).split(/[\r\n]+/);
    if (lines.length < 2) return;
    // The browser would join them, and two cells of a sheet make one number.
    event.preventDefault();
    typed.write(lines.join("; "));
  };
  return (
    <span
      dir="ltr"
      // Figures are never cut where there is room for them.
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
        onFocus={onFocus}
        onBlur={(event) => {
          typed.onBlur();
          onBlur?.(event);
        }}
        onChange={(event) => typed.write(event.currentTarget.value)}
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
