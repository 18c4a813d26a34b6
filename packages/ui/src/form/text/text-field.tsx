import { Input } from "../../primitives/controls/input.tsx";
import { CharacterCount } from "../frame/character-count.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { writtenIn, type Language } from "../translations/language-map.ts";
import { useCleanText } from "./use-clean-text.ts";
import { useField } from "../frame/use-field.ts";

export type TextFieldProps = FieldProps & {
  /** For ids, keys and codes: monospaced, left to right, without spell checking and autocapitalisation. */
  mono?: boolean | undefined;
  /** Maximum length in UTF-16 units. Without `count` typing stops there; with it the count turns critical. */
  maxLength?: number | undefined;
  /** Shows the length against `maxLength`. */
  count?: boolean | undefined;
  placeholder?: string | undefined;
  /** Language of the text, for its direction. */
  language?: Language | undefined;
};

/** One line of text. The value is a string, `""` when empty. */
export const TextField = (props: TextFieldProps) => {
  const { mono = false, maxLength, count = false, placeholder } = props;
  const counted = count && maxLength !== undefined;
  const field = useField<string>(props, counted);
  const text = field.value ?? "";
  const { onBlur, ...typing } = useCleanText(text, field.change);
  return (
    <FieldFrame
      field={field}
      props={props}
      aside={counted && !field.frozen && <CharacterCount id={field.id} length={text.length} max={maxLength} />}
    >
      <Input
        {...field.control}
        name={props.name}
        type="text"
        value={text}
        {...typing}
        onBlur={() => {
          onBlur();
          field.control.onBlur();
        }}
        readOnly={field.frozen}
        invalid={Boolean(field.error)}
        autoComplete="off"
        {...(placeholder !== undefined && { placeholder })}
        {...(maxLength !== undefined && !counted && { maxLength })}
        {...writtenIn(props.language)}
        {...(mono && { dir: "ltr", spellCheck: false, autoCapitalize: "off", className: "font-mono rtl:text-end" })}
      />
    </FieldFrame>
  );
};
