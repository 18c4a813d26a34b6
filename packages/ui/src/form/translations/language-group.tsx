import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { englishFirst, type Language } from "./language-map.ts";
import { LanguageTabs } from "./language-tabs.tsx";
import { useLabels } from "./use-labels.ts";

type Texts = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

export type LanguageGroupProps = {
  /** Path of the texts, a map by language code: `content` of `content.sv.title`. */
  name: string;
  label: string;
  languages: readonly Language[];
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
  const { name, label, languages, fields, value, onValueChange, children } = props;
  const { control } = useFormContext();
  const content = (useWatch({ control, name }) ?? {}) as Texts;
  useLabels(
    englishFirst(languages).flatMap((language) =>
      fields.map((it) => [`${name}.${language.code}.${it.name}`, `${it.label}, ${language.label}`] as const),
    ),
    value,
  );
  return (
    <LanguageTabs
      names={[name]}
      label={`${label}, language`}
      languages={languages}
      language={value}
      onLanguageChange={onValueChange}
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
