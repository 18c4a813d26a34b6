import { Phone } from "lucide-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Input } from "../primitives/input.tsx";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";
import { formatPhone, readPhone } from "./phone-text.ts";
import { useField } from "./use-field.ts";

export type PhoneFieldProps = FieldProps & { placeholder?: string | undefined };

/**
 * A phone number with its country's code. The value is as machines want it (`"+35621234567"`), shown in groups when
 * the field is left. `z.string().regex(PHONE)` is its rule.
 */
export const PhoneField = (props: PhoneFieldProps) => {
  const { placeholder = "+356 …" } = props;
  const field = useField<string>(props);
  const { setError, clearErrors } = useFormContext();
  const [draft, setDraft] = useState<string>();
  const value = typeof field.value === "string" ? field.value : "";
  const shown = draft === undefined ? formatPhone(value) : readPhone(draft) === value ? draft : value;
  const refused = (field.errors as { type?: unknown } | undefined)?.type === "phone";

  const write = (text: string) => {
    const next = readPhone(text);
    if (field.frozen) return;
    if (next === undefined) {
      setError(props.name, { type: "phone", message: "Use digits, after a plus and the country's code." });
      return;
    }
    if (refused) clearErrors(props.name);
    setDraft(text);
    field.change(next);
  };
  return (
    <FieldFrame field={field} props={props}>
      {/* The box and what stands in it go the same way. */}
      <span dir="ltr" className="flex">
        <Input
          {...field.control}
          name={props.name}
          type="tel"
          startIcon={Phone}
          autoComplete="off"
          value={shown}
          onFocus={() => setDraft(shown)}
          onBlur={() => {
            setDraft(undefined);
            field.control.onBlur();
          }}
          onChange={(event) => write(event.currentTarget.value)}
          readOnly={field.frozen}
          invalid={Boolean(field.error)}
          placeholder={field.frozen ? "" : placeholder}
        />
      </span>
    </FieldFrame>
  );
};
