import { Card } from "@backoffice/ui";
import type { Language } from "@backoffice/ui/form";
import { memo, useDeferredValue, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { EntryTexts } from "#entities/content/texts/entry-texts.tsx";
import { EntryPreview, type Shown } from "./entry-preview.tsx";
import { useEntryLanguages } from "./use-entry-languages.ts";

/** What a form holds of an entry in one language. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** What every kind of entry has: whose it is, and its texts by language. */
export type EntryValues = { opId: string; content: Readonly<Record<string, Texts>> };

/** What a kind of entry says about its fields. */
export type EntryParts<Values> = {
  /** What a preview shows of the texts of one language. */
  shows: (texts: Texts, now: Values) => Shown;
  /** Deletes what is saved in one language; without it a text is emptied and saved. */
  onDeleteText?: ((code: string) => void) | undefined;
  /** The fields that are the same in all languages, for what the form holds now. */
  settings: (now: Values) => ReactNode;
  /** Those of one language. */
  texts: (language: Language, texts: Texts, now: Values) => ReactNode;
};

type EntryFieldsProps<Values extends EntryValues> = EntryParts<Values> & {
  /** What the form starts with. */
  values: Values;
  /** Codes of the languages that have texts on the server. */
  saved: readonly string[] | undefined;
  readOnly: boolean;
  previewed: boolean;
};

const EntryNow = <Values extends EntryValues>({
  typed,
  values,
  saved,
  readOnly,
  previewed,
  shows,
  onDeleteText,
  settings,
  texts,
}: EntryFieldsProps<Values> & { typed: object }) => {
  const now = { ...values, ...typed };
  const { languages, language, show } = useEntryLanguages(now.opId, saved ?? []);
  return (
    <>
      <Card className="flex flex-col gap-6 p-5">
        {settings(now)}
        <EntryTexts
          languages={languages}
          language={language.code}
          onLanguageChange={show}
          content={now.content}
          readOnly={readOnly}
          saved={saved}
          onDelete={onDeleteText}
        >
          {(shown) => texts(shown, now.content[shown.code] ?? {}, now)}
        </EntryTexts>
      </Card>
      {previewed && <EntryPreview shown={shows(now.content[language.code] ?? {}, now)} language={language} />}
    </>
  );
};

/** Not drawn again while its props are the same; `memo` would lose the type parameter. */
const MemoEntryNow = memo(EntryNow) as typeof EntryNow;

/**
 * The fields of an entry and its preview. What depends on the whole form (language marks, preview) is drawn with a
 * deferred value, after the letter that was typed is on screen; each field itself follows at once.
 */
export const EntryFields = <Values extends EntryValues>(props: EntryFieldsProps<Values>) => (
  <MemoEntryNow {...props} typed={useDeferredValue(useWatch())} />
);
