import { useDeleteBlogPost } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { irreversibleWhere } from "#kit/panels/irreversible.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DeletedWords, takesAll, textOf } from "./deleted-words.tsx";
import { inLanguages, isDeleted } from "./in-languages.ts";
import { LanguageOutcomes } from "./language-outcomes.tsx";
import { useDeletedLanguage } from "./use-deleted-language.tsx";

const WORDS = { refused: "Failed to delete the post" };

/**
 * Deletes a blog post, or its texts in one language; deleting the last language deletes the post (content §2, §7, §8).
 */
export const DeleteBlogPost = ({ params: { post, ...which }, ...panel }: DialogPanelProps<"delete-blog-post">) => {
  const { opId, slug, languages } = post;
  const { language, choice } = useDeletedLanguage(languages, which);
  const all = takesAll(languages, language);
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun={all ? "post" : "text"}
      tone="danger"
      title={all ? "Delete blog post" : textOf(language)}
      confirmLabel={all ? undefined : textOf(language)}
      below={choice}
      failure={{ title: "Unable To Delete Post", words: WORDS }}
      irreversible={irreversibleWhere(all && post.status === "PUBLISHED", slug)}
      write={inLanguages(useDeleteBlogPost(), WORDS.refused)}
      input={{ query: { opId, slug }, languages: language === undefined ? languages : [language] }}
      success={(outcomes) => (outcomes.every(isDeleted) ? (all ? "Post deleted." : "Text deleted.") : undefined)}
      shows={(outcomes) => (outcomes.every(isDeleted) ? undefined : <LanguageOutcomes outcomes={outcomes} />)}
      after={{ goTo: all ? "/cms/v2/blog" : undefined }}
    >
      <DeletedWords entry={post} language={language} />
    </ConfirmPanel>
  );
};
