import { deleteBlogPost, type components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Languages, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Row actions of a post; a click on the row edits it. */
export const postActions = (panels: Panels, session: Session): RowAction<components["schemas"]["BlogPostRow"]>[] => [
  {
    id: "delete-one",
    label: "Delete one language…",
    icon: Languages,
    danger: true,
    hidden: ({ languages }) => languages.length < 2,
    reason: () => lacking(session, deleteBlogPost.operation.permission),
    onSelect: (post) => panels.open("delete-blog-post", { post, oneLanguage: true }),
  },
  {
    id: "delete",
    label: "Delete in all languages…",
    icon: Trash2,
    danger: true,
    reason: () => lacking(session, deleteBlogPost.operation.permission),
    onSelect: (post) => panels.open("delete-blog-post", { post }),
  },
];
