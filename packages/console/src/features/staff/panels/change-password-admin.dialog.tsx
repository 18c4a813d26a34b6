import { useChangeUserPassword } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { changedPassword, changedPasswordWaits } from "#kit/form/changed-password.ts";
import { RepeatedPassword } from "#kit/form/repeated-password.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { useSession } from "#kit/session/session.ts";
import { changeReason, nameOf } from "../staff.ts";
import { staffRecord } from "../staff-record.ts";

const fields = createFields(changedPassword);

const WORDS = { refused: "Failed to update password", noAnswer: "An error occurred while updating the password" };

/** Sets the password of a member of staff (content §5). */
export const ChangePasswordAdmin = ({ params: { staff }, ...panel }: DialogPanelProps<"change-password-admin">) => (
  <FormPanel
    {...panel}
    frame={{
      title: "Change Password",
      subtitle: `${nameOf(staff)} (${staff.email}) signs in with the new password from then on.`,
      size: "sm",
    }}
    noun="password"
    schema={changedPassword}
    values={{ newPassword: "", passwordConfirm: "" }}
    save={{
      disabledReason: changedPasswordWaits,
      label: "Change password",
      readOnlyReason: changeReason(useSession(), staff, { what: "change the password of", own: "may" }),
    }}
    write={useChangeUserPassword()}
    input={(passwords) => ({ body: { adminId: staff.user_id, ...passwords } })}
    success="Password updated!"
    record={() => staffRecord(staff)}
    failure={{ title: "Unable To Update Password", words: WORDS }}
  >
    {() => (
      <>
        <fields.PasswordField name="newPassword" label="New password" required strength />
        <RepeatedPassword name="passwordConfirm" of="newPassword" label="Repeat new password" required />
      </>
    )}
  </FormPanel>
);
