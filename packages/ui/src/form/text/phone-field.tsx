import { Phone } from "lucide-react";
import { useState } from "react";
import { Input } from "../../primitives/controls/input.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { formatPhone, readPhone } from "./phone-text.ts";
import { useField } from "../frame/use-field.ts";

export type PhoneFieldProps = FieldProps & { placeholder?: string | undefined };

/**
 * A phone number with its country's code. The value is as machines want it (`"+35621234567"`), shown in groups when
 * the field is left. `z.string().regex(PHONE)` is its rule.
 */
export const PhoneField = (props: PhoneFieldProps) => {
  const { placeholder = "+356 …" } = props;
  const field = useField<string>(props);
  const [draft, setDraft] = useState<string>();
  const value = typeof field.value === "string" ? field.value : "";
  const read = (text: string) => readPhone(text) ?? text;
  const shown = draft === undefined ? formatPhone(value) : read(draft) === value ? draft : value;
  // It stays in sight, and in the value, which its rule refuses.
  const error = readPhone(value) === undefined ? "Use digits, after a plus and the country's code." : field.error;

  const write = (text: string) => {
    if (field.frozen) return;
    setDraft(text);
    field.change(read(text));
  };
  return (
    <FieldFrame field={{ ...field, error }} props={props}>
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
          invalid={Boolean(error)}
          {...(error && { "aria-describedby": `${field.id}-note` })}
          placeholder={field.frozen ? "" : placeholder}
        />
      </span>
    </FieldFrame>
  );
};
