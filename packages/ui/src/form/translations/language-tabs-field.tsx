import { Tabs } from "radix-ui";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { cn } from "../../cn.ts";
import { frameLooks } from "../frame/frame-looks.ts";
import { errorEntries } from "../errors/error-entries.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useFormScope } from "../form-scope.ts";
import { LanguageCount } from "./language-count.tsx";
import { englishFirst, withLanguage, type Language, type LanguageMap } from "./language-map.ts";
import { LanguageTab } from "./language-tab.tsx";
import { useField } from "../frame/use-field.ts";

export type LanguageTabsFieldProps = FieldProps & {
  languages: readonly Language[];
  /** Codes of languages marked as required. The schema validates. */
  requiredLanguages?: readonly string[] | undefined;
  /** Number of lines of an empty input, which grows with its text. */
  rows?: number | undefined;
};

const step = (node: unknown, key: string): unknown =>
  typeof node === "object" && node !== null ? (node as Record<string, unknown>)[key] : undefined;

/**
 * One long text in several languages, one tab per language, English first: for bodies and conditions. For short texts use
 * `LanguageTextField`. The value is a map by language code; a language without a text adds no key.
 */
export const LanguageTabsField = (props: LanguageTabsFieldProps) => {
  const { name, label, languages, requiredLanguages = [], rows = 5 } = props;
  const field = useField<LanguageMap>(props, true);
  const { control, getErrors } = useFormContext();
  const { labels } = useFormScope();
  const { id, ref, onBlur, autoFocus } = field.control;
  const map = field.value ?? {};
  const ordered = englishFirst(languages);
  const [tab, setTab] = useState(ordered[0]?.code ?? "");
  const current = ordered.find(({ code }) => code === tab) ?? ordered[0];
  const errors = new Map(errorEntries(field.errors).map((entry) => [entry.name, entry.message]));
  const own = errors.get("");
  const error = current && errors.get(current.code);
  const noteOf = (error ?? own ?? props.disabledReason ?? props.help) ? `${id}-note` : undefined;
  const codes = ordered.map(({ code, label: language }) => `${code}:${language}`).join("|");

  // A link of the error summary names a language; this field then shows its tab.
  useEffect(() => {
    const names = codes.split("|").map((pair) => pair.split(":") as [string, string]);
    for (const [code, language] of names) labels.set(`${name}.${code}`, `${label}, ${language}`);
    return () => names.forEach(([code]) => labels.delete(`${name}.${code}`));
  }, [labels, name, label, codes]);

  if (!current) return null;
  const write = (text: string) => {
    const initial = name.split(".").reduce<unknown>(step, control._defaultValues) ?? {};
    field.change(withLanguage(map, current.code, text, initial as LanguageMap));
  };
  const focusFirstError = () => {
    const wrong = errorEntries(getErrors(name)).find((entry) => entry.name !== "")?.name;
    document.getElementById(`${id}.${wrong ?? current.code}`)?.focus();
  };
  return (
    <FieldFrame
      field={{ ...field, error: error ?? own }}
      props={props}
      group
      aside={<LanguageCount id={id} map={map} languages={ordered} requiredLanguages={requiredLanguages} />}
    >
      <Tabs.Root
        id={id}
        ref={(element) => ref(element && { focus: focusFirstError })}
        role="group"
        data-slot="language-tabs"
        aria-labelledby={field.labelId}
        aria-describedby={cn(noteOf, `${id}-count`)}
        value={current.code}
        onValueChange={setTab}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
        className={cn(
          "min-w-0 overflow-clip rounded-md",
          frameLooks({ invalid: Boolean(error ?? own), disabled: Boolean(props.disabledReason) }),
          field.frozen ? "bg-sunken" : "bg-surface",
        )}
      >
        <Tabs.List
          aria-label={`${label}, language`}
          className="flex overflow-x-auto border-b bg-sunken [scrollbar-width:none]"
        >
          {ordered.map((language) => (
            <LanguageTab
              key={language.code}
              // A link of the error summary focuses the input, or the tab that mounts it.
              id={`${id}.${language.code}${language.code === current.code ? "-tab" : ""}`}
              language={language}
              filled={Boolean(map[language.code]?.trim())}
              required={requiredLanguages.includes(language.code) && !field.readOnly}
              invalid={errors.has(language.code)}
            />
          ))}
        </Tabs.List>
        <Tabs.Content
          value={current.code}
          aria-labelledby={`${id}.${current.code}-tab`}
          tabIndex={-1}
          className="outline-none"
        >
          <textarea
            key={current.code}
            id={`${id}.${current.code}`}
            name={`${name}.${current.code}`}
            aria-label={`${label}, ${current.label}`}
            dir={current.dir ?? "ltr"}
            lang={current.code}
            rows={rows}
            value={map[current.code] ?? ""}
            onChange={(event) => write(event.currentTarget.value)}
            readOnly={field.frozen}
            autoFocus={autoFocus}
            aria-disabled={props.disabledReason ? true : undefined}
            aria-required={(requiredLanguages.includes(current.code) && !field.readOnly) || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={noteOf}
            className="block field-sizing-content max-h-96 min-h-24 w-full resize-y bg-transparent px-2.5 py-2 text-body text-ink outline-none aria-disabled:text-ink-faint"
          />
        </Tabs.Content>
      </Tabs.Root>
    </FieldFrame>
  );
};
