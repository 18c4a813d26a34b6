import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Eye, EyeOff, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type Row = components["schemas"]["CmsBlock"];

const isActive = ({ block }: Row) => block.status === "ACTIVE";

/** Actions on a block other than editing. */
export const blockActions = (panels: Panels, session: Session): RowAction<Row>[] => {
  const reason = () => lacking(session, "edit_cms");
  const onSwitch = (block: Row) => panels.open("switch-cms-block", { block });
  return [
    { id: "activate", label: "Activate", icon: Eye, hidden: isActive, reason, onSelect: onSwitch },
    {
      id: "deactivate",
      label: "Deactivate",
      icon: EyeOff,
      hidden: (row) => !isActive(row),
      reason,
      onSelect: onSwitch,
    },
    {
      id: "delete",
      label: "Delete",
      icon: Trash2,
      danger: true,
      reason,
      onSelect: (block) => panels.open("delete-cms-block", { block }),
    },
  ];
};
