import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Copy, Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { releaseRuns } from "./release-runs.ts";

/** Actions of a release. */
export const releaseActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["BonusRelease"]>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    onSelect: ({ bonusId }) => panels.open("bonus-release-edit", { release: bonusId }),
    reason: () => lacking(session, "edit_bonuses"),
  },
  {
    id: "clone",
    label: "Clone",
    icon: Copy,
    onSelect: (release) => panels.open("clone-bonus-release", { release }),
    reason: () => lacking(session, "edit_bonuses"),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    onSelect: (release) => panels.open("delete-bonus-release", { release }),
    reason: (release) => lacking(session, "delete_bonuses") ?? releaseRuns(release),
  },
];
