import { Card } from "@backoffice/ui";
import type { Language } from "@backoffice/ui/form";
import { memo, useDeferredValue, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { EntryTexts } from "#entities/content/texts/entry-texts.tsx";
import { EntryPreview, type Shown } from "./entry-preview.tsx";
import { useEntryLanguages } from "./use-entry-languages.ts";

/** Form values of an entry in one language. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** Common form values of entries: owner, and texts by language. */
export type EntryValues = { opId: string; content: Readonly<Record<string, Texts>> };

/** Parts of the form that a kind of entry supplies. */
export type EntryParts<Values> = {
  /** Preview of the texts of one language. */
  shows: (texts: Texts, now: Values) => Shown;
  /** Deletes the saved texts of one language; without it, texts are cleared and saved. */
  onDeleteText?: ((code: string) => void) | undefined;
  /** Fields common to all languages, for the current form values. */
  settings: (now: Values) => ReactNode;
  /** Fields of one language. */
  texts: (language: Language, texts: Texts, now: Values) => ReactNode;
};

type EntryFieldsProps<Values extends EntryValues> = EntryParts<Values> & {
  /** Initial form values. */
  values: Values;
  /** Codes of the languages with texts on the server. */
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

/** Skips rendering while its props are unchanged; plain `memo` would lose the type parameter. */
const MemoEntryNow = memo(EntryNow) as typeof EntryNow;

/**
 * Fields of an entry and its preview. Parts that depend on the whole form (language marks, preview) render with a
 * deferred value, after the typed character is on screen; fields update immediately.
 */
export const EntryFields = <Values extends EntryValues>(props: EntryFieldsProps<Values>) => (
  <MemoEntryNow {...props} typed={useDeferredValue(useWatch())} />
);
