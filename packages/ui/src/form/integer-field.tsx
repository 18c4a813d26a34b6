import { useState } from "react";
import { Input } from "../primitives/input.tsx";
import { digits } from "./digits.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";
import { useField } from "./use-field.ts";
import { useRefusal } from "./use-refusal.ts";

export type IntegerFieldProps = FieldProps & {
  /** Takes a leading minus. */
  signed?: boolean | undefined;
  /** In the box after the number: "seconds", "%". */
  unit?: string | undefined;
  placeholder?: string | undefined;
};

/** Ends in a sign that would make another number of the digits after it. */
const MEANS_MORE = /[.,\u066B+\-\u2212eE]$/;

/**
 * A whole number. The value is the string of its digits (`""` when empty) until the schema makes
 * it a number, so nothing is rounded. Thousands separators of a pasted number go; what is no
 * whole number (`12.50`) is refused with a message and leaves the value as it was.
 */
export const IntegerField = (props: IntegerFieldProps) => {
  const { signed = false, unit, placeholder } = props;
  const field = useField<string | number>(props);
  const refusal = useRefusal(field.value);
  const error = refusal.message ?? field.error;
  const unitId = `${field.id}-unit`;
  const described = [unit && unitId, error ? `${field.id}-note` : field.control["aria-describedby"]]
    .filter(Boolean)
    .join(" ");

  // What has no digit is no number: it is not shown.
  const text = String(field.value ?? "");
  const number = /\d|^-$/.test(text) ? text : "";
  // It stays in sight: were it dropped, the digits typed after it would make `1.5` or `1e5` 15, and `-5` 5.
  const [refused, setRefused] = useState<string>();
  const shown = refused?.slice(0, -1) === number ? refused : number;
  const write = (typed: string) => {
    const read = digits(typed, signed);
    if (read !== undefined) {
      setRefused(undefined);
      refusal.accept();
      field.change(read);
    } else if (!field.frozen) {
      refusal.refuse("Use a whole number, digits only.");
      if (MEANS_MORE.test(typed)) setRefused(typed);
    }
  };
  return (
    <FieldFrame field={{ ...field, error }} props={props}>
      <span dir="ltr" className="relative flex w-full max-w-40 items-center">
        <Input
          {...field.control}
          name={props.name}
          inputMode={signed ? "text" : "numeric"}
          autoComplete="off"
          value={shown}
          onBlur={() => {
            setRefused(undefined);
            field.control.onBlur();
          }}
          onChange={(event) => write(event.currentTarget.value)}
          readOnly={field.frozen}
          invalid={Boolean(error)}
          className="text-end tabular"
          {...(unit && { style: { paddingInlineEnd: `calc(${unit.length}ch + 1.25rem)` } })}
          {...(placeholder !== undefined && { placeholder })}
          {...(described && { "aria-describedby": described })}
        />
        {unit && (
          <span id={unitId} className="pointer-events-none absolute end-2.5 text-meta text-ink-muted">
            {unit}
          </span>
        )}
      </span>
    </FieldFrame>
  );
};
