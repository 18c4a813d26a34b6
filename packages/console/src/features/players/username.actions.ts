import { reviewUsername, type components } from "@backoffice/api-client";
import { KEYS } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Ban, Check, UserPen } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import type { Decided } from "./decided.ts";

type UsernameRequest = components["schemas"]["UsernameRequest"];

/** Actions on a requested username; only pending ones can be decided. */
export const usernameActions = (panels: Panels, session: Session): RowAction<UsernameRequest>[] => {
  const reason = () => lacking(session, reviewUsername.operation.permission);
  const open = ({ playerCode, originalUsername, username, status }: UsernameRequest, decision?: Decided) =>
    panels.open("edit-username", {
      request: { playerCode, originalUsername, username, status },
      ...(decision && { decision }),
    });
  const decided = ({ status }: UsernameRequest) => status !== "PENDING";
  return [
    {
      id: "approve",
      label: "Approve",
      icon: Check,
      primary: true,
      keys: KEYS.approve,
      hidden: decided,
      reason,
      onSelect: (request) => open(request, "APPROVE"),
    },
    {
      id: "reject",
      label: "Reject",
      icon: Ban,
      primary: true,
      keys: KEYS.reject,
      hidden: decided,
      reason,
      onSelect: (request) => open(request, "REJECT"),
    },
    { id: "change", label: "Edit username", icon: UserPen, reason, onSelect: (request) => open(request) },
  ];
};
