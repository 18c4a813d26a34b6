import { useEffect, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useFormScope } from "../form-scope.ts";
import { englishFirst, type Language } from "./language-map.ts";
import { LanguageTabs } from "./language-tabs.tsx";

type Texts = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

export type LanguageGroupProps = {
  /** Path of the texts, a map by language code: `content` of `content.sv.title`. */
  name: string;
  label: string;
  languages: readonly Language[];
  /** Codes of languages marked as required. The schema validates. */
  requiredLanguages?: readonly string[] | undefined;
  /** Fields of each language, with their labels in the error summary. */
  fields: readonly { name: string; label: string }[];
  /** Code of the selected language. */
  value: string;
  onValueChange: (code: string) => void;
  /** Fields of the selected language; `path` is the prefix of their names. */
  children: (language: Language, path: string) => ReactNode;
};

/** Several fields in several languages, one tab per language, English first: the texts of a page or a banner. */
export const LanguageGroup = (props: LanguageGroupProps) => {
  const { name, label, languages, requiredLanguages, fields, value, onValueChange, children } = props;
  const { labels } = useFormScope();
  const { control } = useFormContext();
  const content = (useWatch({ control, name }) ?? {}) as Texts;
  const names = JSON.stringify(
    englishFirst(languages).flatMap((language) =>
      fields.map((it) => [`${name}.${language.code}.${it.name}`, `${it.label}, ${language.label}`]),
    ),
  );

  // Registers labels of unmounted languages as well, for the error summary. Runs again after a change of tab, because
  // unmounted fields remove their labels.
  useEffect(() => {
    for (const [path, words] of JSON.parse(names) as [string, string][]) labels.set(path, words);
  }, [labels, names, value]);

  return (
    <LanguageTabs
      name={name}
      label={`${label}, language`}
      languages={languages}
      language={value}
      onLanguageChange={onValueChange}
      {...(requiredLanguages && { requiredLanguages })}
      filled={(code) => Object.values(content[code] ?? {}).some((text) => text?.trim())}
    >
      {(language) => (
        <div className="@container">
          <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 @min-[640px]:grid-cols-2">
            {children(language, `${name}.${language.code}`)}
          </div>
        </div>
      )}
    </LanguageTabs>
  );
};
