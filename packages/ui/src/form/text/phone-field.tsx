import { Phone } from "lucide-react";
import { useState } from "react";
import { Input } from "../../primitives/controls/input.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { formatPhone, readPhone } from "./phone-text.ts";
import { useField } from "../frame/use-field.ts";

export type PhoneFieldProps = FieldProps & { placeholder?: string | undefined };

/**
 * A phone number with country code. The value is in E.164 format (`"+35621234567"`), formatted in groups on blur. Its
 * schema is `z.string().regex(PHONE)`.
 */
export const PhoneField = (props: PhoneFieldProps) => {
  const { placeholder = "+356 …" } = props;
  const field = useField<string>(props);
  const [draft, setDraft] = useState<string>();
  const value = typeof field.value === "string" ? field.value : "";
  const read = (text: string) => readPhone(text) ?? text;
  const shown = draft === undefined ? formatPhone(value) : read(draft) === value ? draft : value;
  // Invalid text stays visible and in the value, which the schema refuses.
  const error = readPhone(value) === undefined ? "Use + and the country code, then digits." : field.error;

  const write = (text: string) => {
    if (field.frozen) return;
    setDraft(text);
    field.change(read(text));
  };
  return (
    <FieldFrame field={{ ...field, error }} props={props}>
      {/* Input and text have the same direction. */}
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
