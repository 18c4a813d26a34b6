import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { cn } from "../../cn.ts";
import { errorEntries } from "../errors/error-entries.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { AddTranslations } from "./add-translations.tsx";
import { LanguageCount } from "./language-count.tsx";
import { englishFirst, initialMap, withLanguage, type Language, type LanguageMap } from "./language-map.ts";
import { LanguageRow } from "./language-row.tsx";
import { OtherLanguages } from "./other-languages.tsx";
import { useField } from "../frame/use-field.ts";

export type LanguageTextFieldProps = FieldProps & {
  languages: readonly Language[];
  /** Codes of languages marked as required. The schema validates. */
  requiredLanguages?: readonly string[] | undefined;
  /** Several lines per language. */
  multiline?: boolean | undefined;
  /** Shows all languages at once, also those without a text, where the form is about them. */
  unfolded?: boolean | undefined;
};

/**
 * One text in several languages, English first, each in its own direction. The others are shown once one of them has a
 * text or an error, is required, or the user adds translations. The value is a map by language code; a language
 * without a text adds no key.
 */
export const LanguageTextField = (props: LanguageTextFieldProps) => {
  const { name, languages, requiredLanguages = [], multiline = false, unfolded = false } = props;
  const field = useField<LanguageMap>(props, true);
  const { control, getErrors } = useFormContext();
  const { id, ref, onBlur, autoFocus } = field.control;
  const map = field.value ?? {};
  const errors = new Map(errorEntries(field.errors).map((entry) => [entry.name, entry.message]));
  const ordered = englishFirst(languages);
  /** Extra languages that the user has added. */
  const [extra, setExtra] = useState<readonly string[]>([]);
  const isRow = ({ code, isExtra }: Language) =>
    !isExtra || Boolean(map[code]) || errors.has(code) || extra.includes(code);
  const rows = ordered.filter(isRow);

  const [added, setAdded] = useState(false);
  const others = rows.slice(1);
  const isUsed = ({ code }: Language) => Boolean(map[code]) || errors.has(code) || requiredLanguages.includes(code);
  const opens = unfolded || field.frozen || others.some(isUsed);
  // Stays open when the last translation is cleared.
  if (opens && !added) setAdded(true);
  const isFolded = !opens && !added && others.length > 0;
  const shown = isFolded ? rows.slice(0, 1) : rows;

  /** Index of the language that takes the focus when it is shown. */
  const [focused, setFocused] = useState(autoFocus ? 0 : -1);
  const own = errors.get("");
  const noted = Boolean(own ?? props.disabledReason ?? props.help);

  const write = (code: string, text: string) =>
    field.change(withLanguage(map, code, text, initialMap(control._defaultValues, name)));
  const add = () => {
    setAdded(true);
    setFocused(1);
  };
  const focusFirstError = () => {
    const wrong = errorEntries(getErrors(name)).find((entry) => entry.name !== "")?.name ?? rows[0]?.code;
    document.getElementById(`${id}.${wrong}`)?.focus();
  };
  return (
    <FieldFrame
      field={{ ...field, error: own }}
      props={props}
      group
      aside={!isFolded && <LanguageCount id={id} map={map} languages={languages} />}
    >
      <div
        id={id}
        ref={(element) => ref(element && { focus: focusFirstError })}
        role="group"
        // Moving between languages is not a blur of the field.
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
        data-slot="language-text"
        aria-labelledby={field.labelId}
        aria-describedby={cn(noted && `${id}-note`, !isFolded && `${id}-count`) || undefined}
        aria-disabled={props.disabledReason ? true : undefined}
        className={cn(
          "divide-y overflow-clip rounded-md border",
          own ? "border-critical" : props.disabledReason ? "border-line" : "border-line-strong",
          field.frozen ? "bg-sunken" : "bg-surface",
        )}
      >
        {shown.map((language, index) => (
          <LanguageRow
            key={language.code}
            name={`${name}.${language.code}`}
            fieldLabel={props.label}
            language={language}
            value={map[language.code] ?? ""}
            onChange={(text) => write(language.code, text)}
            error={errors.get(language.code)}
            groupNote={own && `${id}-note`}
            required={requiredLanguages.includes(language.code) && !field.readOnly}
            frozen={field.frozen}
            disabled={Boolean(props.disabledReason)}
            multiline={multiline}
            autoFocus={index === focused}
          />
        ))}
      </div>
      {isFolded && <AddTranslations label={props.label} count={others.length} onAdd={add} />}
      {!isFolded && !field.frozen && (
        <div className="flex empty:hidden">
          <OtherLanguages
            languages={ordered.filter((it) => !isRow(it))}
            onAdd={(code) => {
              setExtra([...extra, code]);
              setFocused(ordered.filter((it) => isRow(it) || it.code === code).findIndex((it) => it.code === code));
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
};
