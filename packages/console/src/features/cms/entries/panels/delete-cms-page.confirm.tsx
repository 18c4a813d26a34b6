import { useDeleteCmsPage } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { irreversibleWhere } from "#kit/panels/irreversible.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DeletedWords, takesAll, textOf } from "./deleted-words.tsx";
import { inLanguages, isDeleted } from "./in-languages.ts";
import { LanguageOutcomes } from "./language-outcomes.tsx";
import { useDeletedLanguage } from "./use-deleted-language.tsx";

const WORDS = { refused: "Failed to delete page" };

/** Deletes a page, or its texts in one language; deleting the last language deletes the page (content §2, §7, §8). */
export const DeleteCmsPage = ({ params: { page, ...which }, ...panel }: DialogPanelProps<"delete-cms-page">) => {
  const { opId, slug, languages } = page;
  const { language, choice } = useDeletedLanguage(languages, which);
  const all = takesAll(languages, language);
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun={all ? "page" : "text"}
      tone="danger"
      title={all ? "Delete page" : textOf(language)}
      confirmLabel={all ? undefined : textOf(language)}
      below={choice}
      failure={{ title: "Unable To Delete Page", words: WORDS }}
      irreversible={irreversibleWhere(all && page.status === "PUBLISHED", slug)}
      write={inLanguages(useDeleteCmsPage(), WORDS.refused)}
      input={{ query: { opId, slug }, languages: language === undefined ? languages : [language] }}
      success={(outcomes) => (outcomes.every(isDeleted) ? (all ? "Page deleted." : "Text deleted.") : undefined)}
      shows={(outcomes) => (outcomes.every(isDeleted) ? undefined : <LanguageOutcomes outcomes={outcomes} />)}
      after={{ goTo: all ? "/cms/v2/pages" : undefined }}
    >
      <DeletedWords entry={page} language={language} />
    </ConfirmPanel>
  );
};
