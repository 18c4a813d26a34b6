import { Tabs } from "radix-ui";
import { useEffect, type ReactNode } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { errorEntries } from "./error-entries.ts";
import { useFormScope } from "./form-scope.ts";
import { LanguageCount } from "./language-count.tsx";
import { englishFirst, type Language } from "./language-map.ts";
import { LanguageTab } from "./language-tab.tsx";

type Texts = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

export type LanguageGroupProps = {
  /** Path of the texts, a map by language code: `content` of `content.sv.title`. */
  name: string;
  label: string;
  languages: readonly Language[];
  /** Codes marked as required. The schema decides whether they really are. */
  requiredLanguages?: readonly string[] | undefined;
  /** The fields of each language, as the summary of errors calls them. */
  fields: readonly { name: string; label: string }[];
  /** Code of the language in sight. */
  value: string;
  onValueChange: (code: string) => void;
  /** The fields of the language in sight; `path` is what their names begin with. */
  children: (language: Language, path: string) => ReactNode;
};

/** Several fields in several languages, a tab for each language, English first: the texts of a page or a banner. */
export const LanguageGroup = (props: LanguageGroupProps) => {
  const { name, label, languages, requiredLanguages = ["en"], fields, value, onValueChange, children } = props;
  const { id: formId, labels, readOnly } = useFormScope();
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const content = (useWatch({ control, name }) ?? {}) as Texts;
  const ordered = englishFirst(languages);
  const current = ordered.find(({ code }) => code === value) ?? ordered[0];
  const wrong = new Set(
    errorEntries(errors).flatMap((entry) =>
      entry.name.startsWith(`${name}.`) ? entry.name.slice(name.length + 1).split(".")[0] : [],
    ),
  );
  const written = Object.fromEntries(
    Object.entries(content).map(([code, texts]) => [code, Object.values(texts ?? {}).find((text) => text?.trim())]),
  );
  const id = `${formId}-${name}`;
  const names = JSON.stringify(
    ordered.flatMap((language) =>
      fields.map((it) => [`${name}.${language.code}.${it.name}`, `${it.label}, ${language.label}`]),
    ),
  );

  // Also of the languages whose fields are not drawn: the summary of errors names them all. Again after each change of
  // the tab, as the fields that go take their names with them.
  useEffect(() => {
    for (const [path, words] of JSON.parse(names) as [string, string][]) labels.set(path, words);
  }, [labels, names, current?.code]);

  if (!current) return null;
  return (
    <Tabs.Root data-slot="language-group" value={current.code} onValueChange={onValueChange} className="min-w-0">
      <div className="mb-1 flex items-center justify-between gap-3">
        <span className="text-meta font-medium text-ink-muted">Language</span>
        <LanguageCount id={id} map={written} languages={ordered} requiredLanguages={requiredLanguages} />
      </div>
      <Tabs.List
        aria-label={`${label}, language`}
        className="relative flex overflow-x-auto border-b [scrollbar-width:none]"
      >
        {ordered.map((language) => (
          <LanguageTab
            key={language.code}
            // Where the summary of errors leads to while the language is not in sight: the focus shows it.
            id={`${id}.${language.code}`}
            language={language}
            filled={written[language.code] !== undefined}
            required={requiredLanguages.includes(language.code) && !readOnly}
            invalid={wrong.has(language.code)}
          />
        ))}
      </Tabs.List>
      <Tabs.Content key={current.code} value={current.code} tabIndex={-1} className="@container pt-4 outline-none">
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 @min-[640px]:grid-cols-2">
          {children(current, `${name}.${current.code}`)}
        </div>
      </Tabs.Content>
    </Tabs.Root>
  );
};
