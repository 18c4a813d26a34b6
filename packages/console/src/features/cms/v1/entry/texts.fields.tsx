import { FieldGroup } from "@backoffice/ui/form";
import { useState } from "react";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { textNames } from "#entities/content/texts/text-rules.ts";
import { useWritableLanguages } from "#entities/content/texts/use-writable-languages.ts";
import { TextOf } from "#entities/content/texts/text-of.tsx";
import { BlockPreview } from "#entities/content/kinds/block-preview.tsx";
import { isBlank } from "#entities/content/texts/content-rules.ts";
import { EntryTexts } from "#entities/content/texts/entry-texts.tsx";
import { ENTRY_KINDS, type EntryKind } from "../kinds/entry-kinds.ts";
import type { EntryValues } from "./entry.schema.ts";

type TextsFieldsProps = { kind: EntryKind; opId: string; content: EntryValues["content"]; readOnly: boolean };

/** Texts of an entry, one tab per language of the site; the address selects the first one (shell §2.1). */
export const TextsFields = ({ kind, opId, content, readOnly }: TextsFieldsProps) => {
  const [selected] = useSearchParam("selectedLanguage");
  const [code, setCode] = useState(selected ?? "en");
  const written = Object.keys(content).filter((it) => !isBlank(content[it]));
  const languages = useWritableLanguages(opId, written);
  const { texts: needs, look } = ENTRY_KINDS[kind];
  return (
    <EntryTexts languages={languages} language={code} onLanguageChange={setCode} content={content} readOnly={readOnly}>
      {(language) => (
        <>
          <FieldGroup>
            {textNames(needs).map((name) => (
              <TextOf
                key={name}
                {...{ name, opId, needs, language }}
                path={`content.${language.code}`}
                required={language.code === "en"}
              />
            ))}
          </FieldGroup>
          {look && <BlockPreview look={look} content={content} language={language} />}
        </>
      )}
    </EntryTexts>
  );
};
