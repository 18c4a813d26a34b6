import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Trash2 } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { prizesWait } from "./prizes-wait.ts";

/** Actions of a tournament. */
export const tournamentActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["Tournament"]>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    onSelect: ({ id }) => panels.open("tournament-edit", { editedTournament: id }),
    reason: () => lacking(session, "edit_tournaments"),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    onSelect: (tournament) => panels.open("delete-tournament", { tournament }),
    reason: (tournament) => lacking(session, "delete_tournaments") ?? prizesWait(tournament),
  },
];
