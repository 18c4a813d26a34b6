import { useFormContext } from "react-hook-form";
import { Input } from "../../primitives/controls/input.tsx";
import { Textarea } from "../../primitives/controls/textarea.tsx";
import { errorEntries } from "../errors/error-entries.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useField } from "../frame/use-field.ts";
import { useCleanText } from "../text/use-clean-text.ts";
import { initialMap, withLanguage, writtenIn, type Language, type LanguageMap } from "./language-map.ts";

export type LanguageTextProps = Omit<FieldProps, "full"> & {
  language: Language;
  /** Number of lines of an empty input, which grows with its text; one line without. */
  rows?: number | undefined;
};

/** The text of one language of a map by language code. English is required of a required text. */
export const LanguageText = ({ language, rows, required = false, ...props }: LanguageTextProps) => {
  const { code } = language;
  const { control } = useFormContext();
  const field = useField<LanguageMap>({ ...props, required: required && code === "en" });
  const map = field.value ?? {};
  const errors = new Map(errorEntries(field.errors).map((entry) => [entry.name, entry.message]));
  const error = errors.get(code) ?? errors.get("");
  const id = `${field.id}.${code}`;
  const write = (text: string) =>
    field.change(withLanguage(map, code, text, initialMap(control._defaultValues, props.name)));
  const { onBlur, ...typing } = useCleanText(map[code] ?? "", write);
  const common = {
    ...field.control,
    ...typing,
    ...writtenIn(language),
    id,
    name: `${props.name}.${code}`,
    value: map[code] ?? "",
    onBlur: () => {
      onBlur();
      field.control.onBlur();
    },
    readOnly: field.frozen,
    invalid: Boolean(error),
    autoComplete: "off",
    "aria-label": `${props.label}, ${language.label}`,
    "aria-describedby": (error ?? props.disabledReason ?? props.help) ? `${id}-note` : undefined,
  };
  return (
    <FieldFrame field={{ ...field, id, error }} props={props}>
      {rows === undefined ? <Input {...common} type="text" /> : <Textarea {...common} rows={rows} />}
    </FieldFrame>
  );
};
