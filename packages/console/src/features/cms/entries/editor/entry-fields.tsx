import { Card, cn } from "@backoffice/ui";
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
  /** Noun: "page". */
  noun: string;
  /** Initial form values. */
  values: Values;
  /** Codes of the languages with texts on the server. */
  saved: readonly string[] | undefined;
  /** The owner of a new entry decides its languages: the fields come before the texts. */
  isNew: boolean;
  readOnly: boolean;
  previewed: boolean;
  /** The card of the status. */
  publishing: ReactNode;
};

const EntryNow = <Values extends EntryValues>({
  typed,
  noun,
  values,
  saved,
  isNew,
  readOnly,
  previewed,
  publishing,
  shows,
  onDeleteText,
  settings,
  texts,
}: EntryFieldsProps<Values> & { typed: object }) => {
  const now = { ...values, ...typed };
  const { languages, language, show } = useEntryLanguages(now.opId, saved ?? []);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-3 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Card className="min-w-0 p-0!">
          <EntryTexts
            languages={languages}
            language={language.code}
            onLanguageChange={show}
            content={now.content}
            readOnly={readOnly}
            saved={saved}
            onDelete={onDeleteText}
            className="sticky -top-3 z-10 rounded-t-lg bg-surface px-4 lg:-top-5"
            bodyClassName="p-4"
          >
            {(shown) => texts(shown, now.content[shown.code] ?? {}, now)}
          </EntryTexts>
        </Card>
        <div className={cn("grid gap-3", isNew && "max-lg:order-first")}>
          {publishing}
          <Card className="grid gap-3">
            <h2 className="text-meta font-semibold first-letter:uppercase">{noun}</h2>
            {settings(now)}
          </Card>
        </div>
      </div>
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
