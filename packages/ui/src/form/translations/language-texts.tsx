import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { englishFirst, type Language, type LanguageMap } from "./language-map.ts";
import { LanguageTabs } from "./language-tabs.tsx";
import { LanguageText, type LanguageTextProps } from "./language-text.tsx";
import { useLabels } from "./use-labels.ts";

export type LanguageTextsProps<Name extends string = string> = {
  /** Accessible name of the tabs. */
  label: string;
  languages: readonly Language[];
  /** Texts of the form, each a map by language code: `title` of `title.sv`. */
  fields: readonly (Omit<LanguageTextProps, "language" | "name"> & { name: Name })[];
};

/**
 * The texts of a form that are maps by language code, such as a name and a description, one tab per language, English
 * first. A language without a text adds no key.
 */
export const LanguageTexts = <Name extends string>({ label, languages, fields }: LanguageTextsProps<Name>) => {
  const { control } = useFormContext();
  const names = fields.map(({ name }) => name);
  const maps = useWatch({ control, name: names }) as (LanguageMap | undefined)[];
  const ordered = englishFirst(languages);
  const [language, setLanguage] = useState(ordered[0]?.code ?? "");
  useLabels(
    fields.flatMap((it) => ordered.map(({ code, label: words }) => [`${it.name}.${code}`, `${it.label}, ${words}`])),
    language,
  );
  return (
    <div className="min-w-0 @min-[640px]:col-span-2">
      <LanguageTabs
        names={names}
        label={`${label}, language`}
        languages={languages}
        language={language}
        onLanguageChange={setLanguage}
        filled={(code) => maps.some((map) => map?.[code]?.trim())}
      >
        {(shown) => (
          <div className="flex flex-col gap-4">
            {fields.map((field) => (
              <LanguageText key={field.name} {...field} language={shown} />
            ))}
          </div>
        )}
      </LanguageTabs>
    </div>
  );
};
