import type { ReactNode } from "react";
import { languageLabel } from "#entities/language/language-label.ts";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";
import { titleOf } from "#entities/content/kinds/title-of.ts";

type DeletedWordsProps = {
  entry: {
    opId: string;
    slug: string;
    status: string;
    content: Readonly<Record<string, { title: string }>>;
    languages: readonly string[];
  };
  /** Only the texts of this language. */
  language: string | undefined;
};

/** Whether deleting this language leaves no texts, which deletes the entry. */
export const takesAll = (languages: readonly string[], language: string | undefined): boolean =>
  language === undefined || languages.every((it) => it === language);

/** Button and title of a deletion in one language: "Delete Swedish text". */
export const textOf = (language: string | undefined): string =>
  `Delete ${language === undefined ? "" : `${languageLabel(language)} `}text`;

const countOf = ({ length }: readonly string[]) =>
  length === 1 ? "in its only language" : `in all ${length} languages`;

/** Consequence of a deletion: the entire entry, or its texts in one language. */
export const DeletedWords = ({ entry, language }: DeletedWordsProps): ReactNode => {
  const { opId, slug, status, languages } = entry;
  const named = (
    <>
      <strong>
        <bdi>{titleOf(entry).title}</bdi>
      </strong>{" "}
      (/{slug}) of <strong>{opId === CMS_DEFAULT ? "the default content" : <OperatorName opId={opId} />}</strong>
    </>
  );
  const seen = status === "PUBLISHED" ? "Players can no longer open it." : "Players do not see it at present.";
  if (takesAll(languages, language))
    return (
      <>
        Delete {named} {countOf(languages)}. {seen}
      </>
    );
  return (
    <>
      Delete the {language !== undefined && languageLabel(language)} text of {named}. Its other languages stay
      {language === "en" ? "" : "; players who read this one are shown the English text"}.
    </>
  );
};
