import { FieldGroup, LanguageGroup, type Language } from "@backoffice/ui/form";
import { useState, type ReactNode } from "react";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import type { TextsByLanguage } from "#entities/content/texts/texts-by-language.ts";
import { fieldOf, TEXT_RULES, textNames, type TextNeeds } from "#entities/content/texts/text-rules.ts";
import { useWritableLanguages } from "#entities/content/texts/use-writable-languages.ts";
import { TextOf } from "#entities/content/texts/text-of.tsx";

type TextsFieldsProps = {
  opId: string;
  needs: TextNeeds;
  /** Current form values: a language with texts is shown even if the site has removed it. */
  content: TextsByLanguage;
  /** Content below the fields of the selected language. */
  children: (language: Language) => ReactNode;
};

/** Texts in the site's languages, one tab each; the address selects the first one (shell §2.1). */
export const TextsFields = ({ opId, needs, content, children }: TextsFieldsProps) => {
  const [selected] = useSearchParam("selectedLanguage");
  const [code, setCode] = useState(selected ?? "en");
  const written = Object.keys(content).filter((it) => Object.values(content[it] ?? {}).some(Boolean));
  const languages = useWritableLanguages(opId, written);
  const current = languages.find((it) => it.code === code) ?? languages[0]!;
  return (
    <FieldGroup title="Texts" description="English is required. It is shown where another language has no text.">
      <div className="flex min-w-0 flex-col gap-4 @min-[640px]:col-span-2">
        <LanguageGroup
          name="content"
          label="Texts"
          languages={languages}
          fields={textNames(needs).map((name) => ({ name: fieldOf(name), label: TEXT_RULES[name].label }))}
          value={current.code}
          onValueChange={setCode}
        >
          {(language, path) =>
            textNames(needs).map((name) => (
              <TextOf key={name} {...{ name, opId, path, language, needs }} required={language.code === "en"} />
            ))
          }
        </LanguageGroup>
        {children(current)}
      </div>
    </FieldGroup>
  );
};
