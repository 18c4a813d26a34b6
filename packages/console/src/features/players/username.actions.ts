import { reviewUsername, type components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { UserPen } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** What may be done with a username that a player asked for. */
export const usernameActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["UsernameRequest"]>[] => [
  {
    id: "review",
    label: "Edit username",
    icon: UserPen,
    primary: true,
    reason: () => lacking(session, reviewUsername.operation.permission),
    onSelect: ({ playerCode, originalUsername, username, status }) =>
      panels.open("edit-username", { request: { playerCode, originalUsername, username, status } }),
  },
];
