import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Actions on a CMS v1 entry. */
export const entryActions = (panels: Panels, session: Session): RowAction<components["schemas"]["CmsEntry"]>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    reason: () => lacking(session, "edit_cms"),
    onSelect: ({ id }) => panels.open("cms-entry", { entry: id }),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    reason: () => lacking(session, "edit_cms"),
    onSelect: (entry) => panels.open("delete-cms-entry", { entry }),
  },
];
