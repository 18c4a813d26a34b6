import { Button } from "@backoffice/ui";
import { LanguageTabs, type Language } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import { CopyLanguage } from "./copy-language.tsx";
import { isBlank } from "./content-rules.ts";

type EntryTextsProps = {
  languages: readonly Language[];
  /** Code of the selected language. */
  language: string;
  onLanguageChange: (code: string) => void;
  content: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;
  readOnly: boolean;
  /** Deletes the saved texts of one language; without it, texts are cleared and saved. */
  onDelete?: ((code: string) => void) | undefined;
  /** Languages with texts on the server. */
  saved?: readonly string[] | undefined;
  /** Class names of the row of tabs, and of the fields below. */
  className?: string | undefined;
  bodyClassName?: string | undefined;
  children: (language: Language) => ReactNode;
};

/** Texts that players read, by language, with the actions on each language. */
export const EntryTexts = ({
  languages,
  language,
  onLanguageChange,
  content,
  readOnly,
  onDelete,
  saved = [],
  children,
  ...classes
}: EntryTextsProps) => (
  <LanguageTabs
    {...classes}
    names={["content"]}
    label="Language"
    languages={languages}
    language={language}
    onLanguageChange={onLanguageChange}
    filled={(code) => !isBlank(content[code])}
    actions={(shown) =>
      !readOnly && (
        <>
          <CopyLanguage language={shown} languages={languages} content={content} show={onLanguageChange} />
          {onDelete && saved.length > 1 && saved.includes(shown.code) && (
            <Button size="sm" variant="ghost" onClick={() => onDelete(shown.code)}>
              Delete this text…
            </Button>
          )}
        </>
      )
    }
  >
    {(shown) => (
      <div className="flex flex-col gap-4">
        {!readOnly && isBlank(content[shown.code]) && (
          <p className="text-meta text-ink-muted">
            {shown.code === "en"
              ? "No texts yet."
              : `Nothing is written in ${shown.label} yet. Players are shown the English text.`}
          </p>
        )}
        {children(shown)}
      </div>
    )}
  </LanguageTabs>
);
