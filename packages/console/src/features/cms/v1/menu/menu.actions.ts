import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { ListPlus } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { entryActions } from "../list/entries.actions.ts";

/** Actions on a menu item, such as adding a child. */
export const menuActions = (panels: Panels, session: Session): RowAction<components["schemas"]["CmsEntry"]>[] => [
  {
    id: "add-under",
    label: "Add sub-item",
    icon: ListPlus,
    reason: () => lacking(session, "edit_cms"),
    onSelect: ({ key }) => panels.open("cms-entry", { newEntry: "MENU", under: key }),
  },
  ...entryActions(panels, session),
];
