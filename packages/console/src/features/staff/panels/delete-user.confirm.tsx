import { useDeleteUser } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useSession } from "#kit/session/session.ts";
import { roleWords } from "#kit/session/role-words.ts";
import { changeReason, nameOf, roleOf } from "../staff.ts";

/** Deletes a member of staff, then opens the list of admins with its query string (content §2). */
export const DeleteUser = ({ params: { staff }, ...panel }: DialogPanelProps<"delete-user">) => {
  const session = useSession();
  const { user_id: adminId, email: adminEmail } = staff;
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun="user"
      name={nameOf(staff)}
      irreversible={{ reaches: "records", name: nameOf(staff) }}
      write={useDeleteUser()}
      input={{ body: { adminId, adminUsername: nameOf(staff), adminEmail } }}
      success="User deleted."
      after={{ goTo: "/settings/admins" }}
      reason={changeReason(session, staff, { what: "delete" })}
    >
      Delete <strong>{nameOf(staff)}</strong> ({adminEmail}), {roleWords(roleOf(staff))}. The account and its
      permissions are permanently deleted. Past activities stay.
    </ConfirmPanel>
  );
};
