import { Textarea } from "../../primitives/controls/textarea.tsx";
import { CharacterCount } from "../frame/character-count.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { writtenIn, type Language } from "../translations/language-map.ts";
import { useCleanText } from "./use-clean-text.ts";
import { useField } from "../frame/use-field.ts";

export type TextareaFieldProps = FieldProps & {
  /** Maximum length in UTF-16 units. Shows a count; a longer text is marked, not truncated. */
  maxLength?: number | undefined;
  /** For code and JSON: monospaced, left to right, without spell checking. */
  mono?: boolean | undefined;
  placeholder?: string | undefined;
  /** Number of lines of an empty input, which grows with its text. */
  rows?: number | undefined;
  /** Language of the text, for its direction. */
  language?: Language | undefined;
};

/** Several lines of text. The value is a string, `""` when empty. */
export const TextareaField = (props: TextareaFieldProps) => {
  const { maxLength, mono = false, placeholder, rows = 3 } = props;
  const field = useField<string>(props, maxLength !== undefined);
  const text = field.value ?? "";
  const { onBlur, ...typing } = useCleanText(text, field.change);
  return (
    <FieldFrame
      field={field}
      props={props}
      aside={
        maxLength !== undefined &&
        !field.frozen && <CharacterCount id={field.id} length={text.length} max={maxLength} />
      }
    >
      <Textarea
        {...field.control}
        name={props.name}
        rows={rows}
        value={text}
        {...typing}
        onBlur={() => {
          onBlur();
          field.control.onBlur();
        }}
        readOnly={field.frozen}
        invalid={Boolean(field.error)}
        {...(placeholder !== undefined && { placeholder })}
        {...writtenIn(props.language)}
        {...(mono && { dir: "ltr", spellCheck: false, className: "font-mono" })}
      />
    </FieldFrame>
  );
};
