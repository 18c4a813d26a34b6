import type { ReactNode } from "react";
import { Radio } from "../../primitives/controls/radio.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useField } from "../frame/use-field.ts";

export type RadioOption = { value: string; label: string; description?: ReactNode };

export type RadioFieldProps = FieldProps & {
  /** Two to seven; more belong in a `SelectField`. */
  options: readonly RadioOption[];
};

/** Radio buttons, each with an optional description. The value is that of the selected option. */
export const RadioField = (props: RadioFieldProps) => {
  const { options } = props;
  const field = useField<string>(props);
  const { id, ref, onBlur, autoFocus, ...described } = field.control;
  const chosen = options.findIndex(({ value }) => value === field.value);
  return (
    <FieldFrame field={field} props={props} group>
      <div
        id={id}
        role="radiogroup"
        data-slot="radio-group"
        aria-labelledby={field.labelId}
        aria-invalid={field.error ? true : undefined}
        aria-readonly={field.readOnly || undefined}
        {...described}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
        className="flex min-w-0 flex-col gap-1.5"
      >
        {options.map(({ value, label, description }, index) => (
          <label key={value} className="flex min-h-6 min-w-0 items-start gap-2 py-0.5 text-body text-ink">
            <span className="flex h-5 items-center">
              <Radio
                name={id}
                value={value}
                checked={index === chosen}
                onChange={() => field.change(value)}
                invalid={Boolean(field.error)}
                aria-disabled={field.frozen || undefined}
                ref={index === Math.max(chosen, 0) ? ref : undefined}
                autoFocus={autoFocus && index === Math.max(chosen, 0)}
                {...(description && { "aria-describedby": `${id}-${index}` })}
                aria-label={label}
              />
            </span>
            <span className="min-w-0 break-words">
              {label}
              {description && (
                <span id={`${id}-${index}`} className="block text-meta text-ink-muted">
                  {description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
};
