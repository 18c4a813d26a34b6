import { useState, type KeyboardEvent } from "react";
import { cn } from "../cn.ts";
import { Input, type InputProps } from "../primitives/input.tsx";
import { formatDecimal, isDecimal, plainDecimal, readDecimal, stepDecimal } from "./decimal.ts";

export type DecimalBoxProps = Omit<
  InputProps,
  "value" | "onChange" | "step" | "min" | "max" | "startIcon" | "endSlot"
> & {
  value: unknown;
  /** Gets a decimal text, or `""`. */
  onValue: (value: string) => void;
  /** What was typed is no such number; the value stays as it is. */
  onRefuse?: ((message: string) => void) | undefined;
  scale: number;
  /** Decimals always shown when the box is left. */
  least: number;
  signed: boolean;
  locale: string;
  min?: string | undefined;
  max?: string | undefined;
  step?: string | undefined;
  /** In the box after the number. */
  suffix?: string | undefined;
  suffixId?: string | undefined;
};

/** A separator that is refused stays in sight: were it dropped, the digits typed after it would make `1.5` 15. */
const LAST_SIGN = /[.,\u066B]$/;

/** The box of every decimal: plain while it is typed in, grouped once it is left. */
export const DecimalBox = (props: DecimalBoxProps) => {
  const {
    value: given,
    onValue,
    onRefuse,
    scale,
    least,
    signed,
    locale,
    min,
    max,
    step,
    suffix,
    suffixId,
    ...rest
  } = props;
  const [draft, setDraft] = useState<string>();
  const value = isDecimal(given) ? given : "";
  const shape = { scale, signed, locale };
  // What was typed is shown as typed for as long as it means the value.
  const means = (text: string) =>
    (readDecimal(text, shape) ?? readDecimal(text.replace(LAST_SIGN, ""), shape)) === value;
  const typed = draft !== undefined && means(draft) ? draft : plainDecimal(value, locale);

  const shown = draft === undefined ? formatDecimal(value, locale, least) : typed;

  const write = (text: string) => {
    if (rest.readOnly) return;
    const next = readDecimal(text, shape);
    if (next === undefined) {
      onRefuse?.(`Use digits only, ${scale === 0 ? "without decimals" : `with at most ${scale} decimals`}.`);
      if (means(text)) setDraft(text);
      return;
    }
    setDraft(text);
    onValue(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (!direction || !step || rest.readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    write(plainDecimal(stepDecimal(value, step, direction, { min, max }), locale));
  };
  return (
    <span
      dir="ltr"
      // Figures are never cut where there is room for them.
      className={cn("relative flex w-full min-w-0 items-center", shown.length > 20 ? "max-w-96" : "max-w-56")}
    >
      <Input
        {...rest}
        inputMode={signed ? "text" : scale === 0 ? "numeric" : "decimal"}
        autoComplete="off"
        value={shown}
        onFocus={() => !rest.readOnly && setDraft(plainDecimal(value, locale))}
        onBlur={(event) => {
          setDraft(undefined);
          rest.onBlur?.(event);
        }}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
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
