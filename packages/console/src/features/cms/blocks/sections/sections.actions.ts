import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** What may be done with a banner or a section of the first CMS. */
export const sectionActions = (panels: Panels, session: Session): RowAction<components["schemas"]["CmsEntry"]>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    reason: () => lacking(session, "edit_cms"),
    onSelect: ({ id }) => panels.open("cms-section", { section: id }),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    reason: () => lacking(session, "edit_cms"),
    onSelect: (entry) => panels.open("delete-cms-section", { entry }),
  },
];
