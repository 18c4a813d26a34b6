import { cn } from "../../cn.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useField } from "../frame/use-field.ts";

export type SegmentedFieldProps = FieldProps & {
  /** Two to five, with short labels; otherwise use `SelectField`. */
  options: readonly { value: string; label: string }[];
};

/* An invisible copy of each label reserves the width of the bold weight, so that selecting moves nothing. */
const SEGMENT =
  "relative inline-flex h-[calc(var(--control)-2px)] min-w-12 flex-col items-center justify-center rounded-[5px] px-2.5 text-body text-ink-muted after:invisible after:block after:h-0 after:overflow-hidden after:font-medium after:content-[attr(data-label)] has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus";
const OPEN =
  "cursor-pointer hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong";
const FROZEN = "cursor-not-allowed has-checked:bg-pressed has-checked:text-ink";

/** A segmented control of two to five options, made of native radio buttons. */
export const SegmentedField = (props: SegmentedFieldProps) => {
  const { options } = props;
  const field = useField<string>(props);
  const { id, ref, onBlur, autoFocus, ...described } = field.control;
  const chosen = options.findIndex(({ value }) => value === field.value);
  return (
    <FieldFrame field={field} props={props} group>
      <div
        id={id}
        role="radiogroup"
        data-slot="segmented"
        aria-labelledby={field.labelId}
        aria-invalid={field.error ? true : undefined}
        aria-readonly={field.readOnly || undefined}
        {...described}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
        className={cn(
          "inline-flex min-h-control w-fit max-w-full flex-wrap rounded-md border bg-sunken",
          field.error ? "border-critical" : props.disabledReason ? "border-line" : "border-line-strong",
        )}
      >
        {options.map(({ value, label }, index) => (
          <label key={value} data-label={label} className={cn(SEGMENT, field.frozen ? FROZEN : OPEN)}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={index === chosen}
              onChange={() => field.change(value)}
              aria-disabled={field.frozen || undefined}
              ref={index === Math.max(chosen, 0) ? ref : undefined}
              autoFocus={autoFocus && index === Math.max(chosen, 0)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-[5px] outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
};
