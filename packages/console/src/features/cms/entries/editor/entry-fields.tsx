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

type EntryFieldsProps<Values extends EntryValues> = {
  /** What the form starts with. */
  values: Values;
  /** Of what languages there are texts on the server. */
  saved: readonly string[] | undefined;
  readOnly: boolean;
  previewed: boolean;
  shows: (texts: Texts, now: Values) => Shown;
  onDeleteText: ((code: string) => void) | undefined;
  settings: (now: Values) => ReactNode;
  texts: (language: Language, texts: Texts, now: Values) => ReactNode;
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

/** A letter changes nothing of it but what was deferred. */
const EntryNowOnceChanged = memo(EntryNow) as typeof EntryNow;

/**
 * The fields of an entry and its preview, for what the form holds now. A letter is on screen before what depends on it
 * is drawn: marks of languages, counts, the preview.
 */
export const EntryFields = <Values extends EntryValues>(props: EntryFieldsProps<Values>) => (
  <EntryNowOnceChanged {...props} typed={useDeferredValue(useWatch())} />
);
