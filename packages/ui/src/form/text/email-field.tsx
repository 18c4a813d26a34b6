import { Mail } from "lucide-react";
import { Input } from "../../primitives/controls/input.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useCleanText } from "./use-clean-text.ts";
import { useField } from "../frame/use-field.ts";

export type EmailFieldProps = FieldProps;

/** An email field. The value is a trimmed string; its schema is `z.email()`. */
export const EmailField = (props: EmailFieldProps) => {
  const field = useField<string>(props);
  const text = field.value ?? "";
  const { onBlur, ...typing } = useCleanText(text, field.change);
  return (
    <FieldFrame field={field} props={props}>
      {/* Input and text have the same direction. */}
      <span dir="ltr" className="flex">
        <Input
          {...field.control}
          name={props.name}
          // Not type="email", which rewrites addresses with non-ASCII characters while the user types.
          inputMode="email"
          startIcon={Mail}
          value={text}
          {...typing}
          onBlur={() => {
            onBlur();
            field.control.onBlur();
          }}
          readOnly={field.frozen}
          invalid={Boolean(field.error)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={field.frozen ? "" : "name@example.com"}
        />
      </span>
    </FieldFrame>
  );
};
