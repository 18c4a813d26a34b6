import { deleteCmsPage, type components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Languages, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Row actions of a page; a click on the row edits it. */
export const pageActions = (panels: Panels, session: Session): RowAction<components["schemas"]["CmsPageRow"]>[] => [
  {
    id: "delete-one",
    label: "Delete one language…",
    icon: Languages,
    danger: true,
    hidden: ({ languages }) => languages.length < 2,
    reason: () => lacking(session, deleteCmsPage.operation.permission),
    onSelect: (page) => panels.open("delete-cms-page", { page, oneLanguage: true }),
  },
  {
    id: "delete",
    label: "Delete in all languages…",
    icon: Trash2,
    danger: true,
    reason: () => lacking(session, deleteCmsPage.operation.permission),
    onSelect: (page) => panels.open("delete-cms-page", { page }),
  },
];
