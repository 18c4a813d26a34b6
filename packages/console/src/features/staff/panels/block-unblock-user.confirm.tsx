import { useBlockUser } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useSession } from "#kit/session/session.ts";
import { changeReason, nameOf } from "../staff.ts";

const WORDS = { refused: "An error occurred, please try again" };

/** Blocks or unblocks a member of staff (content §4, §8). */
export const BlockUnblockUser = ({ params: { staff }, ...panel }: DialogPanelProps<"block-unblock-user">) => {
  const session = useSession();
  const verb = staff.blocked ? "Unblock" : "Block";
  return (
    <ConfirmPanel
      {...panel}
      verb={verb}
      noun="user"
      title={`${verb} User`}
      name={nameOf(staff)}
      tone={staff.blocked ? "primary" : "danger"}
      write={useBlockUser()}
      input={{
        body: { adminId: staff.user_id, action: staff.blocked ? "UNBLOCK" : "BLOCK", adminEmail: staff.email },
      }}
      success={`User successfully ${verb.toLowerCase()}ed!`}
      failure={{ words: WORDS }}
      reason={changeReason(session, staff, { what: verb.toLowerCase() })}
    >
      {verb} <strong>{nameOf(staff)}</strong> ({staff.email}).{" "}
      {staff.blocked
        ? "They can sign in to the console again."
        : "They can no longer use the console until they are unblocked."}
    </ConfirmPanel>
  );
};
